import type { ThemeConfig } from '@docusaurus/theme-common';
import { hasSandbox, type Portal } from '@portal/portal';
import { describedApis, referenceBase } from '../apis/described-apis';
import { belowBase } from '../base-path';
import { sandboxPath } from './component-pages';
import { rightByDefault } from './right-by-default';

/** In pixels */
export const logoHeight = 32;

export function navbar(
  portal: Portal,
  logoWidth: number,
): Pick<ThemeConfig['navbar'], 'title' | 'hideOnScroll' | 'logo' | 'items'> {
  const { documentation, examples, sourceCode } = portal;
  const references = describedApis(portal);
  return {
    title: 'Developers',
    hideOnScroll: true,
    logo: {
      alt: '',
      src: 'plates/logo.light.svg',
      srcDark: 'plates/logo.dark.svg',
      width: logoWidth,
      height: logoHeight,
    },
    items: rightByDefault([
      {
        to: documentation,
        label: 'Documentation',
        position: 'left',
        activeBaseRegex: guidePaths(portal),
      },
      ...(examples ? [{ to: examples, label: 'Examples', position: 'left' as const }] : []),
      ...(references.length === 0
        ? []
        : [
            {
              type: 'dropdown' as const,
              label: 'API Reference',
              position: 'left' as const,
              items: references.map(({ id, label }) => ({ to: `/${referenceBase}/${id}`, label })),
            },
          ]),
      ...(hasSandbox(portal)
        ? [{ to: sandboxPath, label: 'Sandbox', position: 'left' as const }]
        : []),
      { type: 'search' },
      ...(sourceCode ? [{ href: sourceCode.href, label: sourceCode.label }] : []),
    ]),
  };
}

/** The paths of guides on the host. Those below 'Examples' belong only to that item. */
function guidePaths({ basePath, examples }: Portal): string {
  const literal = (path: string) =>
    belowBase(path, basePath).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
  const others = examples ? `(?!${literal(examples)}(/|$))` : '';
  return `^${others}${literal('/docs')}(/|$)`;
}
