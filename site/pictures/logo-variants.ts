import { setRootAttributes } from './set-root-attributes.ts';

export type LogoVariants = {
  light: string;
  dark: string;
  /** Follows the colour scheme of the reader's browser by itself. */
  favicon: string;
  /** On a solid background with room around the mark, for home screens. */
  icon: string;
};

const darkRules =
  /@media\s*\(\s*prefers-color-scheme\s*:\s*dark\s*\)\s*\{((?:[^{}]*\{[^{}]*\})*[^{}]*)\}/;
const iconView = /<view\b[^>]*\bid="icon"[^>]*>/;
const iconSize = 512;
/** A launcher may crop an icon to a circle; this square is always inside. */
const safeSize = 288;

/**
 * The forms of the logo that the site needs, from the one file that a designer edits. One without
 * colours for dark mode is the same in both; one without an icon view is put on paper.
 */
export function logoVariants(logo: string, paper: string): LogoVariants {
  const view = iconView.exec(logo)?.[0].match(/\bviewBox="([^"]+)"/)?.[1];
  const light = logo.replace(darkRules, '');
  return {
    light,
    dark: logo.replace(darkRules, '$1'),
    favicon: logo,
    icon: view
      ? setRootAttributes(light, {
          class: 'icon',
          viewBox: view,
          width: iconSize,
          height: iconSize,
        })
      : iconOnPaper(light, paper),
  };
}

function iconOnPaper(logo: string, paper: string): string {
  const edge = (iconSize - safeSize) / 2;
  const mark = setRootAttributes(logo, {
    x: edge,
    y: edge,
    width: safeSize,
    height: safeSize,
    preserveAspectRatio: 'xMidYMid meet',
  });
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${iconSize}" height="${iconSize}">`,
    `<rect width="${iconSize}" height="${iconSize}" fill="${paper}"/>`,
    mark,
    '</svg>',
  ].join('\n');
}
