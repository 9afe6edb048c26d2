import { isMap, isScalar, isSeq, parseDocument, Document as YamlDocument } from 'yaml';
import type { JsonValue } from '../model.ts';
import { own } from '../plain-object.ts';
import { asObject, asText, partsOf, pointerTo } from './json.ts';

/** One place where a description shows a response. */
export type ShownExample = { operation: string; status: string; mediaType: string; name: string };

/** The value to show there; undefined leaves it unchanged. */
export type ValueFor = (shown: ShownExample) => JsonValue | undefined;

type Step = readonly string[];

function at(document: unknown, path: Step): unknown {
  return path.reduce((value: unknown, part) => own(asObject(value), part), document);
}

/** The parts below a place, each with its path, or that of its `$ref` if it has one. */
function partsBelow(document: unknown, path: Step): [name: string, path: Step][] {
  return Object.entries(asObject(at(document, path))).map(([name, part]) => {
    const ref = asText(asObject(part).$ref);
    return [name, ref === '' ? [...path, name] : partsOf(ref)];
  });
}

function shownExamples(document: unknown): [ShownExample, Step][] {
  const found: [ShownExample, Step][] = [];
  for (const [, pathItem] of partsBelow(document, ['paths'])) {
    for (const [, method] of partsBelow(document, pathItem)) {
      const operation = asText(at(document, [...method, 'operationId']));
      for (const [status, response] of partsBelow(document, [...method, 'responses'])) {
        for (const [mediaType, media] of partsBelow(document, [...response, 'content'])) {
          for (const [name, example] of partsBelow(document, [...media, 'examples'])) {
            found.push([{ operation, status, mediaType, name }, example]);
          }
        }
      }
    }
  }
  return found;
}

/** The formatter's line width. */
const lineWidth = 100;

/** The position of a node: the indent of its content, and the column where its own text begins. */
type Place = { indent: number; column: number };

/** Puts small records on one line and long texts on several, as a person would. */
function layOut(node: unknown, { indent, column }: Place): void {
  const room = lineWidth - column;
  if (isScalar(node) && typeof node.value === 'string') {
    if (node.value.includes('\n')) node.type = 'BLOCK_LITERAL';
    else if (node.value.length > room && node.value.includes(' ')) node.type = 'BLOCK_FOLDED';
  }
  const inner = indent + 2;
  if (isSeq(node)) for (const item of node.items) layOut(item, { indent: inner, column: inner });
  if (!isMap(node)) return;
  for (const { key, value } of node.items) {
    layOut(value, { indent: inner, column: indent + String(key).length + 2 });
  }
  const longest = JSON.stringify(node).length + 2 * node.items.length;
  node.flow = longest <= room && node.items.every(({ value }) => isScalar(value));
}

/** `value: …`, at the given indent. */
function valueText(value: JsonValue, indent: number): string {
  // Safe for YAML 1.1 parsers too, which would misread `on` or a bare date.
  const document = new YamlDocument({ value }, { version: '1.1', aliasDuplicateObjects: false });
  const held = document.get('value', true);
  layOut(held, { indent: indent + 2, column: indent + 'value: '.length });
  if (isMap(held)) held.flow = false;
  const text = document.toString({ lineWidth: lineWidth - indent }).replace(/\n$/, '');
  return text.replaceAll(/\n(?=.)/g, `\n${' '.repeat(indent)}`);
}

type Splice = { start: number; end: number; text: string };

function spliceAt(source: string, document: YamlDocument, path: Step, value: JsonValue): Splice {
  const example = document.getIn(path);
  const pair = isMap(example)
    ? example.items.find(({ key }) => isScalar(key) && key.value === 'value')
    : undefined;
  const start = isScalar(pair?.key) ? pair.key.range?.[0] : undefined;
  const end = (pair?.value as { range?: [number, number, number] } | null)?.range?.[1];
  if (start === undefined || end === undefined) {
    throw new Error(`${pointerTo(path)} has no value to replace.`);
  }
  const indent = start - (source.lastIndexOf('\n', start) + 1);
  const kept = source.slice(start, end).trimEnd().length;
  return { start, end: start + kept, text: valueText(value, indent) };
}

/**
 * The text of a description with new values in its response examples; everything else stays as it was
 * written. An example that several operations share must have the same value in each of them.
 */
export function writeExamples(source: string, valueFor: ValueFor): string {
  const document = parseDocument(source);
  const plain: unknown = document.toJS({ maxAliasCount: -1 });
  const values = new Map<string, { path: Step; value: JsonValue; shown: ShownExample }>();
  for (const [shown, path] of shownExamples(plain)) {
    const value = valueFor(shown);
    if (value === undefined) continue;
    const pointer = pointerTo(path);
    const known = values.get(pointer);
    if (known && JSON.stringify(known.value) !== JSON.stringify(value)) {
      const [one, other] = [known.shown.operation, shown.operation];
      throw new Error(`${one} and ${other} share ${pointer}, but their responses differ.`);
    }
    values.set(pointer, { path, value, shown });
  }
  return [...values.values()]
    .filter(
      ({ path, value }) => JSON.stringify(at(plain, [...path, 'value'])) !== JSON.stringify(value),
    )
    .map(({ path, value }) => spliceAt(source, document, path, value))
    .sort((left, right) => right.start - left.start)
    .reduce(
      (text, { start, end, text: now }) => text.slice(0, start) + now + text.slice(end),
      source,
    );
}
