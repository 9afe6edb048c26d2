import ts from 'typescript';
import { LineCounter, parseDocument, type Scalar, visit } from 'yaml';

/** A paragraph, a list item, a row of a table or a text of a description. */
export type Block = { line: number; text: string };

/** What a reader reads as prose, and what is shown as data: code, requests, examples. */
export type Prose = { blocks: Block[]; shown: string };

const blank = (text: string) => text.replaceAll(/[^\n]/g, '');
const withoutAddresses = (markdown: string) => markdown.replaceAll(/\]\([^)]*\)/g, ']');
const listMarker = /^(?:[-*] |(?:\*\*)?\d+\.(?= |\*\*))+/;

function toBlock(line: number, text: string): Block {
  return { line, text: text.trim().replaceAll(/\s+/g, ' ').replace(listMarker, '').trim() };
}

const code = /^```[\s\S]*?^```$|<Request\s[\s\S]*?\/>/gm;
const spoken = /^(title|description|sidebar_label| {2}result|---)/;

/** A guide or a tutorial: no code, no requests or pictures, no addresses of links, no settings at its head. */
export function readMdx(source: string): Prose {
  const head = /^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? '';
  const settings = head.split('\n').map((line) => (spoken.test(line) ? line : ''));
  const prose = withoutAddresses(settings.join('\n') + source.slice(head.length))
    .replaceAll(code, blank)
    .replaceAll(/<(?:Picture|Program)\s[\s\S]*?\/>/g, blank)
    .replaceAll(/\{\/\*[\s\S]*?\*\/\}/g, blank)
    .replaceAll(/^(import|export) .*$/gm, '');
  return {
    blocks: prose.split('\n').map((text, index) => toBlock(index + 1, text)),
    shown: [...source.matchAll(code)].join('\n'),
  };
}

const proseKey =
  /^(title|description|summary|trap|x-(traps|combines|limits|what-to-do|enum-descriptions|documented-values))$/;

/** Names of fields and parts of links are not prose, whatever they are called. */
function isProse(keys: readonly string[]): boolean {
  const at = keys.findIndex((key) => proseKey.test(key));
  const isName = (index: number) =>
    /^(properties|links|schemas|value)$/.test(keys[index - 1] ?? '');
  return at >= 0 && !isName(at) && !keys.includes('value') && !keys.includes('x-request');
}

/** An OpenAPI description: its sentences, and beside them its rules and examples. */
export function readDescription(source: string): Prose {
  const lineCounter = new LineCounter();
  const blocks: Block[] = [];
  const shown: string[] = [];
  const add = ({ value, range }: Scalar, keys: readonly string[]) => {
    if (typeof value !== 'string') return;
    if (!isProse(keys)) return void shown.push(value);
    const { line } = lineCounter.linePos(range?.[0] ?? 0);
    const paragraphs = value.split(/\n(?=\s*(?:-|\d+\.) |\s*\n)/);
    blocks.push(...paragraphs.map((text) => toBlock(line, text)));
  };
  visit(parseDocument(source, { lineCounter }), {
    Scalar(place, scalar, ancestors) {
      if (place === 'key') return;
      add(
        scalar,
        ancestors.flatMap((node) => ('key' in node ? [String(node.key)] : [])),
      );
    },
  });
  return { blocks, shown: shown.join('\n') };
}

/** A part of the portal's settings: strings that are sentences, of which some are Markdown. */
export function readSettings(source: string): Prose {
  const file = ts.createSourceFile('portal.ts', source, ts.ScriptTarget.ESNext, true);
  const blocks: Block[] = [];
  const look = (node: ts.Node) => {
    if (ts.isStringLiteralLike(node) && node.text.includes(' ')) {
      const { line } = file.getLineAndCharacterOfPosition(node.getStart());
      const texts = withoutAddresses(node.text).split('\n');
      blocks.push(...texts.map((text, index) => toBlock(line + 1 + index, text)));
    }
    ts.forEachChild(node, look);
  };
  look(file);
  return { blocks, shown: '' };
}
