import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Portal } from '@portal/portal';
import type { Code, PhrasingContent, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { belowBase } from '../base-path';
import type { PortalFolders } from '../portal-folders';
import { attribute } from './mdx-element';
import { programProblem, programsFolder, readPrograms } from './programs';

/** Where a build keeps what a program of a guide printed. */
export function outputFile(build: string, name: string): string {
  return join(build, programsFolder, `${name}.txt`);
}

/**
 * A remark plugin: a <Program> becomes the program in every language, as tabs and as files, and what it
 * prints. Comes before the one that highlights code.
 */
export function showPrograms(
  { basePath }: Pick<Portal, 'basePath'>,
  folders: Pick<PortalFolders, 'portal' | 'build'>,
): (root: Root) => void {
  return (root) => {
    visit(root, 'mdxJsxFlowElement', (element, index, parent) => {
      if (element.name !== 'Program' || !parent || index === undefined) return;
      const shown = expand(element);
      parent.children.splice(index, 1, ...(shown as typeof parent.children));
      return index + shown.length;
    });
  };

  function expand(element: MdxJsxFlowElement): RootContent[] {
    const { programs, problems } = readPrograms(folders.portal);
    if (problems.length > 0) throw new Error(problems.join('\n'));
    const name = plain(element, 'name');
    const files = programs.get(name ?? '');
    const line = element.position?.start.line;
    if (name === undefined || !files) {
      throw new Error(`Line ${line}: ${programProblem(name, programs)}`);
    }
    const tabs: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: 'LanguageTabs',
      attributes: [attribute('label', 'Languages of the program')],
      children: files.map(({ file, fence, code }) => codeNode(code, fence, file)),
    };
    const links = files.flatMap(({ file }, index): PhrasingContent[] => [
      { type: 'text', value: index === 0 ? ' ' : ' · ' },
      {
        type: 'mdxJsxTextElement',
        name: 'a',
        attributes: [
          attribute('href', belowBase(`/${programsFolder}/${file}`, basePath)),
          { type: 'mdxJsxAttribute', name: 'download', value: null },
        ],
        children: [{ type: 'text', value: file }],
        // As if a writer had written it: a link of Markdown must lead to a page.
        data: { _mdxExplicitJsx: true } as MdxJsxTextElement['data'],
      },
    ]);
    const download: RootContent = {
      type: 'paragraph',
      children: [{ type: 'text', value: 'Download:' }, ...links],
    };
    return [tabs, download, output(name, element)];
  }

  function output(name: string, element: MdxJsxFlowElement): Code {
    const file = outputFile(folders.build, name);
    if (!existsSync(file)) {
      throw new Error(`${file} is missing: run npm run build, which makes it.`);
    }
    const printed = readFileSync(file, 'utf8').trimEnd().split('\n');
    const most = Number(plain(element, 'lines') ?? printed.length);
    if (!Number.isInteger(most) || most < 1) {
      throw new Error(
        `Line ${element.position?.start.line}: <Program> takes lines="…" with a number, how many lines of the output are shown.`,
      );
    }
    const title = most < printed.length ? 'Output, the first lines' : 'Output';
    const language = plain(element, 'output') ?? 'text';
    return { ...codeNode(printed.slice(0, most).join('\n'), language, title), ...at(element) };
  }
}

function at({ position }: MdxJsxFlowElement) {
  return position && { position };
}

function codeNode(code: string, lang: string, title: string): Code {
  return { type: 'code', lang, meta: `title="${title}"`, value: code.trimEnd() };
}

function plain({ attributes }: MdxJsxFlowElement, name: string): string | undefined {
  const value = attributes.find((one) => 'name' in one && one.name === name)?.value;
  return typeof value === 'string' ? value : undefined;
}
