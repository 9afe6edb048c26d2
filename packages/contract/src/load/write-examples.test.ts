import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import type { JsonValue } from '../model.ts';
import { writeExamples } from './write-examples.ts';

const source = `# A comment.
paths:
  /works/{id}:
    get:
      operationId: getWork
      responses:
        "200":
          content:
            application/json:
              examples:
                # Which one it is.
                horse:
                  summary:  A horse   # as it was written
                  value:
                    id: old
                    parts: &parts [1]
                after:
                  value: *parts
        "404":
          $ref: "#/components/responses/NotFound"
  /images:
    get:
      operationId: getImages
      responses:
        "404":
          $ref: "#/components/responses/NotFound"
components:
  responses:
    NotFound:
      content:
        text/plain:
          examples:
            unknown:
              $ref: "#/components/examples/Unknown"
  examples:
    Unknown:
      value: Not there

    # The end.
`;

function written(values: Record<string, JsonValue>): string {
  return writeExamples(source, ({ operation, name }) => values[`${operation} ${name}`]);
}

function valuesIn(text: string): Record<string, unknown> {
  const { paths, components } = parse(text);
  const { horse, after } =
    paths['/works/{id}'].get.responses['200'].content['application/json'].examples;
  return {
    horse: horse.value,
    after: after.value,
    unknown: components.examples.Unknown.value,
  };
}

describe('writeExamples', () => {
  it('replaces values and leaves everything else', () => {
    const text = written({ 'getWork horse': { id: 'new' }, 'getWork after': [2, 3] });
    expect(valuesIn(text)).toEqual({ horse: { id: 'new' }, after: [2, 3], unknown: 'Not there' });
    const lines = text.split('\n');
    expect(lines.slice(0, 13)).toEqual(source.split('\n').slice(0, 13));
    expect(text.slice(text.indexOf('        "404"'))).toBe(
      source.slice(source.indexOf('        "404"')),
    );
  });

  it('follows references to one value shared by several operations', () => {
    const text = written({ 'getWork unknown': 'Gone', 'getImages unknown': 'Gone' });
    expect(text).toBe(source.replace('Not there', 'Gone'));
    expect(() => written({ 'getWork unknown': 'Gone', 'getImages unknown': 'Lost' })).toThrow(
      'getWork and getImages share #/components/examples/Unknown, but their responses differ.',
    );
  });

  it('leaves values that are already right untouched', () => {
    expect(written({ 'getWork horse': { id: 'old', parts: [1] } })).toBe(source);
    expect(written({})).toBe(source);
  });

  it.each<[string, JsonValue]>([
    ['texts that look like something else', ['no', '1832', '1:30', '2024-03-09', '', ' a ', '# b']],
    ['keys that look like something else', { on: 1, y: { n: 2 }, '32:15': 3, '@id': 4 }],
    ['long lines', { a: 'horse and cart '.repeat(30), b: `x ${'-'.repeat(200)}` }],
    ['several lines', { xml: '<a>\n  <b/>\n</a>\n', bare: 'one\n\ntwo', end: 'x\n\n' }],
    ['empty things', { a: [], b: {}, c: null, d: [[], [{}]] }],
    ['numbers', [0, -1, 1.5, 1e21, 1.3333334]],
    ['the same record twice', [{ id: { a: 1 } }, { id: { a: 1 } }]],
  ])('keeps %s', (_, value) => {
    expect(valuesIn(written({ 'getWork horse': value, 'getWork after': 1 })).horse).toEqual(value);
  });

  it('writes YAML as a person would', () => {
    const value = {
      id: 'b',
      type: { id: 'k', label: 'Pictures' },
      text: `A horse${', and another horse'.repeat(6)}`,
    };
    expect(written({ 'getWork horse': value, 'getWork after': 1 })).toContain(`
                  value:
                    id: b
                    type: { id: k, label: Pictures }
                    text: >-
                      A horse, and another horse, and another horse, and another horse, and another
                      horse, and another horse, and another horse
`);
  });

  /** The lines of the value of `horse`, without the indent that they share. */
  function linesOf(value: JsonValue): string[] {
    const text = written({ 'getWork horse': value, 'getWork after': 1 });
    const [, lines = ''] = /as it was written\n(.*?)\n {16}after:/s.exec(text) ?? [];
    return lines.split('\n').map((line) => line.slice(18));
  }

  it('writes a small record on one line, as long as it fits', () => {
    const place = (length: number) => ({ place: { id: 'a', name: 'x'.repeat(length) } });
    expect(linesOf(place(44))).toEqual(['value:', `  place: { id: a, name: ${'x'.repeat(44)} }`]);
    expect(linesOf(place(54))).toEqual([
      'value:',
      '  place:',
      '    id: a',
      `    name: ${'x'.repeat(54)}`,
    ]);
  });

  it('writes a record that contains others on several lines, and so the whole value', () => {
    expect(linesOf({ a: { b: { c: 1 } } })).toEqual(['value:', '  a:', '    b: { c: 1 }']);
    expect(linesOf([{ a: 1 }, { b: [1] }])).toEqual([
      'value:',
      '  - { a: 1 }',
      '  - b:',
      '      - 1',
    ]);
  });

  it('writes a text of several lines as it is, and folds only what is too long', () => {
    expect(linesOf({ xml: '<a>\n  <b/>\n</a>' })).toEqual([
      'value:',
      '  xml: |-',
      '    <a>',
      '      <b/>',
      '    </a>',
    ]);
    const [, line] = linesOf({ text: 'horse and cart '.repeat(4).trim(), n: [] });
    expect(line).toBe(`  text: ${'horse and cart '.repeat(4).trim()}`);
    expect(linesOf({ text: 'x'.repeat(120), n: [] })[1]).toBe(`  text: ${'x'.repeat(120)}`);
  });

  it('writes what parsers of YAML 1.1 read alike', () => {
    const value = ['no', 'on', '1:30', '2024-03-09', '0o7', '1_000'];
    const text = written({ 'getWork horse': value, 'getWork after': 1 });
    const { horse } = parse(text, { version: '1.1', schema: 'yaml-1.1' }).paths['/works/{id}'].get
      .responses['200'].content['application/json'].examples;
    expect(horse.value).toEqual(value);
  });

  it('writes a value that occurs twice twice', () => {
    const place = { id: 'a' };
    expect(linesOf([place, place])).toEqual(['value:', '  - { id: a }', '  - { id: a }']);
  });

  it('refuses to write where no value is shown', () => {
    const elsewhere = source.replace('value: Not there', 'externalValue: /not-there.txt');
    expect(() =>
      writeExamples(elsewhere, ({ name }) => (name === 'unknown' ? 'Gone' : undefined)),
    ).toThrow('#/components/examples/Unknown has no value to replace.');
  });
});
