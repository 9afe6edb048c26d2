import type { Cell, CellLanguage } from '@portal/cells';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attribute } from '../guides/mdx-element';
import { trackClass } from './tracks';

const components = ['Tutorial', 'Cell'];
const componentsFile = '@site/src/tutorials/tutorial';

/**
 * `<Cell id="cell-3" language="ts" html="…" />`
 * @param tracks those of the page; none for a cell that every reader sees
 */
export function cellElement(
  { id, language, exercise, sameAs }: Cell,
  html: string,
  tracks: readonly CellLanguage[],
): MdxJsxFlowElement {
  const className = tracks.length > 1 ? trackClass(language, tracks) : '';
  return {
    type: 'mdxJsxFlowElement',
    name: 'Cell',
    attributes: [
      attribute('id', id),
      attribute('language', language),
      ...(exercise === undefined ? [] : [attribute('exercise', String(exercise))]),
      ...(sameAs === undefined ? [] : [attribute('sameAs', sameAs)]),
      ...(className === '' ? [] : [attribute('className', className)]),
      attribute('html', html),
    ],
    children: [],
  };
}

export type PageTracks = {
  /** The languages that the page has cells in, apart from those in tabs */
  tracks: readonly CellLanguage[];
  /** The modules that keep its Python from running in the page */
  missing: readonly string[];
};

/**
 * Puts all the content inside a <Tutorial>. The page imports its components itself, so that no
 * other page loads them.
 */
export function wrapTutorial(root: Root, slug: string, { tracks, missing }: PageTracks): void {
  const isModule = ({ type }: { type: string }): boolean => type === 'mdxjsEsm';
  const written = root.children.filter((node) => !isModule(node));
  const tutorial = {
    type: 'mdxJsxFlowElement',
    name: 'Tutorial',
    attributes: [
      attribute('slug', slug),
      attribute('tracks', tracks.join(' ')),
      ...(missing.length > 0 ? [attribute('missing', missing.join(' '))] : []),
    ],
    children: written,
  };
  root.children = [
    importComponents(),
    ...root.children.filter(isModule),
    tutorial,
  ] as Root['children'];
}

/** What MDX makes of `import { Tutorial, Cell } from '…';` */
function importComponents() {
  const identifier = (name: string) => ({ type: 'Identifier', name });
  return {
    type: 'mdxjsEsm',
    value: `import { ${components.join(', ')} } from '${componentsFile}';`,
    data: {
      estree: {
        type: 'Program',
        sourceType: 'module',
        body: [
          {
            type: 'ImportDeclaration',
            specifiers: components.map((name) => ({
              type: 'ImportSpecifier',
              imported: identifier(name),
              local: identifier(name),
            })),
            source: { type: 'Literal', value: componentsFile, raw: `'${componentsFile}'` },
            attributes: [],
          },
        ],
      },
    },
  };
}
