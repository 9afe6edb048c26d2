import type { Cell } from '@portal/cells';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { attribute } from './mdx-element';

const components = ['Tutorial', 'Cell'];
const componentsFile = '@site/src/tutorials/tutorial';

/** `<Cell id="cell-3" html="…" />` */
export function cellElement({ id, exercise }: Cell, html: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: 'Cell',
    attributes: [
      attribute('id', id),
      ...(exercise === undefined ? [] : [attribute('exercise', String(exercise))]),
      attribute('html', html),
    ],
    children: [],
  };
}

/**
 * Puts all that is written inside a <Tutorial>. The page imports its components itself, so that no
 * other page loads them.
 */
export function wrapTutorial(root: Root, slug: string): void {
  const isModule = ({ type }: { type: string }): boolean => type === 'mdxjsEsm';
  const written = root.children.filter((node) => !isModule(node));
  const tutorial = {
    type: 'mdxJsxFlowElement',
    name: 'Tutorial',
    attributes: [attribute('slug', slug)],
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
