import { describe, expect, it } from 'vitest';
import { colourXml, layOutXml } from './xml-layout.ts';
import { xmlTokens } from './xml-tokens.ts';

const laidOut = (text: string) =>
  layOutXml(text)?.map(({ depth, text: line }) => `${'  '.repeat(depth)}${line}`);

describe('layOutXml', () => {
  it.each<[string, string, string[]]>([
    ['an empty root', '<a/>', ['<a/>']],
    [
      'elements in elements',
      '<a><b><c x="1"/></b><d/></a>',
      ['<a>', '  <b>', '    <c x="1"/>', '  </b>', '  <d/>', '</a>'],
    ],
    ['other indentation', '<a>\n\t\t<b/>\n\n</a>\n', ['<a>', '  <b/>', '</a>']],
    [
      'text, on one line',
      '<a><b>two words</b><c></c></a>',
      ['<a>', '  <b>two words</b>', '  <c></c>', '</a>'],
    ],
    [
      'white space alone, which may be significant',
      '<a><b> </b></a>',
      ['<a>', '  <b> </b>', '</a>'],
    ],
    [
      'text among elements',
      '<p>Of <i>grey</i> <b>horses</b>\n and <q><i>mares</i></q></p>',
      ['<p>Of <i>grey</i> <b>horses</b>\n and <q><i>mares</i></q></p>'],
    ],
    [
      'CDATA as text',
      '<a><b><![CDATA[<x> & ]]></b></a>',
      ['<a>', '  <b><![CDATA[<x> & ]]></b>', '</a>'],
    ],
    [
      'space that must be preserved',
      '<a><b xml:space="preserve">\n <c/>\n</b></a>',
      ['<a>', '  <b xml:space="preserve">\n <c/>\n</b>', '</a>'],
    ],
    [
      'what comes before the root',
      '<?xml version="1.0"?><!DOCTYPE a [<!ENTITY e "]>">]><!-- x --><a>&e;</a>',
      ['<?xml version="1.0"?>', '<!DOCTYPE a [<!ENTITY e "]>">]>', '<!-- x -->', '<a>&e;</a>'],
    ],
    [
      'a greater-than sign in a value',
      `<a><b x="1 > 0" y='"'/></a>`,
      ['<a>', `  <b x="1 > 0" y='"'/>`, '</a>'],
    ],
    [
      'names with prefixes and other letters',
      '<é:a xmlns:é="u"><é:b-1._/></é:a>',
      ['<é:a xmlns:é="u">', '  <é:b-1._/>', '</é:a>'],
    ],
  ])('lays out %s', (_, text, lines) => {
    expect(laidOut(text)).toEqual(lines);
  });

  it.each([
    '',
    'words',
    '<a>',
    '<a></b>',
    '<a><b></a></b>',
    '</a>',
    '<a/><b/>',
    '<a/>words',
    'words<a/>',
    '<a x=1/>',
    '<a x/>',
    '<a x="1" x="2"/>',
    '<a x="<"/>',
    '<a x="1"y="2"/>',
    '<a>&nbsp;</a>',
    '<a x="&"/>',
    '<a>Smith & Sons</a>',
    '<a>]]></a>',
    '<a>\u0000</a>',
    '<a><!-- a -- b --></a>',
    '<a><!-- a ---></a>',
    '<a><![CDATA[ </a>',
    ' <?xml version="1.0"?><a/>',
    '<a/><!DOCTYPE a>',
    '<![CDATA[x]]><a/>',
    '<a',
    '< a/>',
    '<1a/>',
  ])('leaves %s alone', (text) => {
    expect(layOutXml(text)).toBeUndefined();
  });

  it('changes nothing but the white space between elements', () => {
    const text = '<a> <b>x  y</b>\n<c>1<d/> 2</c> <!-- n --> <e><f g="h  i"/></e></a>';
    const without = (words: string) => words.replaceAll(/>\s+</g, '><');
    expect(
      without(
        layOutXml(text)
          ?.map((line) => line.text)
          .join('') ?? '',
      ),
    ).toBe(without(text));
  });

  it('copes with deep and long documents', () => {
    const deep = 20_000;
    expect(layOutXml('<a>'.repeat(deep) + '</a>'.repeat(deep))).toHaveLength(deep * 2 - 1);
    const long = `<a><!--${'-x'.repeat(300_000)}x--><b c="${'y'.repeat(500_000)}"/></a>`;
    expect(layOutXml(long)).toHaveLength(4);
    expect(xmlTokens(`<a x="${'y'.repeat(1_000_000)}`)).toBeUndefined();
  });
});

describe('colourXml', () => {
  const kinds = (line: string) =>
    colourXml(line).map(({ text, kind = 'plain' }) => [kind, text] as const);

  it('distinguishes tags, names, values, text, references and comments', () => {
    expect(kinds('<b:x y = "a=\'b\'" z=\'>\'>k="v" &amp; <!-- n="1" --></b:x>')).toEqual([
      ['keyword', '<b:x'],
      ['plain', ' '],
      ['name', 'y'],
      ['plain', ' = '],
      ['string', '"a=\'b\'"'],
      ['plain', ' '],
      ['name', 'z'],
      ['plain', '='],
      ['string', "'>'"],
      ['plain', '>'],
      ['plain', 'k="v" '],
      ['number', '&amp;'],
      ['plain', ' '],
      ['comment', '<!-- n="1" -->'],
      ['keyword', '</b:x'],
      ['plain', '>'],
    ]);
  });

  it.each(['<a/>', 'x="1"', '<a>&lt;b c="d"&gt; e="f"</a>', '<![CDATA[<a b="c">]]>', '<'])(
    'loses nothing of %s',
    (line) => {
      expect(
        colourXml(line)
          .map(({ text }) => text)
          .join(''),
      ).toBe(line);
    },
  );
});
