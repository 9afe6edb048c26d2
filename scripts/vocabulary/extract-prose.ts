import { extname } from 'node:path';
import ts from 'typescript';

/** Text written for people: a comment, a message, or a stretch of Markdown. */
export type Prose = {
  /** 1-based, of the first character. */
  line: number;
  /** With its line breaks, but without comment marks. */
  text: string;
};

type Extract = (code: string, kind: string) => Prose[];

const hashComments = /(?<=^|\s)#.*/gm;

/** By file extension, which is also the name of a language after a Markdown fence. */
const extractors: Record<string, Extract> = {
  ...forEach(['ts', 'tsx', 'mts', 'js', 'jsx', 'mjs', 'cjs'], extractFromScript),
  ...forEach(['css'], matcher(/\/\*[\s\S]*?\*\//g)),
  ...forEach(
    ['py', 'python', 'r'],
    matcher(/"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|#.*/g),
  ),
  ...forEach(['toml', 'conf', 'sh', 'bash', 'dockerfile'], matcher(hashComments)),
  ...forEach(['yml', 'yaml'], extractFromYaml),
  ...forEach(['md', 'mdx'], extractFromMarkdown),
};

/** The prose of a file, or none if it is data. */
export function extractProse(file: string, text: string): Prose[] {
  const kind = (extname(file) || file).replace(/^.*[./]/, '').toLowerCase();
  const extract = extractors[kind];
  return extract ? joinLines(extract(text, kind)).filter(isSentence) : [];
}

function forEach(kinds: readonly string[], extract: Extract): Record<string, Extract> {
  return Object.fromEntries(kinds.map((kind) => [kind, extract]));
}

function matcher(pattern: RegExp): Extract {
  return (code) =>
    [...code.matchAll(pattern)].map(({ 0: text, index }) => ({ line: lineAt(code, index), text }));
}

function extractFromScript(code: string, kind: string): Prose[] {
  const source = ts.createSourceFile(
    `code.${kind === 'ts' ? 'ts' : 'tsx'}`,
    code,
    ts.ScriptTarget.Latest,
    true,
  );
  const found = new Map<number, Prose>();
  const add = (start: number, end: number) => {
    const line = source.getLineAndCharacterOfPosition(start).line + 1;
    found.set(start, { line, text: code.slice(start, end) });
  };
  const visit = (node: ts.Node) => {
    if (isText(node)) add(node.getStart(source), node.end);
    for (const { pos, end } of commentsAround(code, node)) add(pos, end);
    for (const child of node.getChildren(source)) visit(child);
  };
  visit(source);
  return [...found].sort(([a], [b]) => a - b).map(([, prose]) => prose);
}

function isText(node: ts.Node): boolean {
  return (
    ts.isStringLiteral(node) ||
    ts.isNoSubstitutionTemplateLiteral(node) ||
    ts.isTemplateHead(node) ||
    ts.isTemplateMiddleOrTemplateTail(node) ||
    ts.isJsxText(node)
  );
}

function commentsAround(code: string, node: ts.Node): ts.CommentRange[] {
  // A JSX text starts where the tag before it ends: what looks like a comment in it is text.
  if (ts.isJsxText(node) || ts.isJSDoc(node)) return [];
  return [
    ...(ts.getLeadingCommentRanges(code, node.pos) ?? []),
    ...(ts.getTrailingCommentRanges(code, node.end) ?? []),
  ];
}

function extractFromMarkdown(text: string): Prose[] {
  const fence = /^([ \t]*)(`{3,}|~{3,})(\w*)[^\n]*\n([\s\S]*?)^[ \t]*\2[ \t]*$/gm;
  const inFences = [...text.matchAll(fence)].flatMap(
    ({ 0: all, 3: language = '', 4: code = '', index }) => {
      const first = lineAt(text, index + all.indexOf('\n') + 1);
      return (extractors[language.toLowerCase()]?.(code, language.toLowerCase()) ?? []).map(
        (prose) => ({ ...prose, line: prose.line + first - 1 }),
      );
    },
  );
  return [{ line: 1, text: withoutCode(text.replace(fence, blank)) }, ...inFences];
}

/** Comments, and the texts of an API description; other values are data. */
function extractFromYaml(code: string): Prose[] {
  const texts = /^( *)(?:- )?(?:description|summary):.*(?:\n(?:\1 +.*| *$))*/gm;
  const described = [...code.matchAll(texts)].map(({ 0: text, index }) => ({
    line: lineAt(code, index),
    text: withoutCode(text.replace(hashComments, blank)),
  }));
  return [...described, ...matcher(hashComments)(code, 'yaml')];
}

/** A single word is a value or a name; in prose there is space around words. */
function isSentence({ text }: Prose): boolean {
  return /[a-z]\S*\s|\s\S*[a-z]/i.test(text);
}

function withoutCode(text: string): string {
  return text.replace(/(`+)[^`]+\1/g, blank);
}

/** Keeps line breaks, so that line numbers stay right. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}

/** Line comments below each other are one text, since a phrase may run on. */
function joinLines(all: Prose[]): Prose[] {
  const joined: Prose[] = [];
  for (const { line, text } of all) {
    const last = joined.at(-1);
    const isNext = last !== undefined && last.line + last.text.split('\n').length === line;
    if (isNext && /^(\/\/|#)/.test(text)) last.text += `\n${withoutMarks(text)}`;
    else joined.push({ line, text: withoutMarks(text) });
  }
  return joined;
}

function withoutMarks(text: string): string {
  return text.replace(/^[ \t]*(\/\*+|\*+\/?|\/\/+|#+|>)?[ \t]*/gm, '').replace(/\s*\*\/$/, '');
}
