import fc from 'fast-check';

/** What has a meaning in a shell, in a string literal or in a URL. */
const awkward = [
  ...'\'"`$\\%{}[]()#@!&;|<>^~*?=+-,./: \n\r\t_aZ09',
  '#{1}',
  `\${x}`,
  '$(id)',
  '%s',
  '%27',
  '\\u0041',
  '\\n',
  '</script>',
  '?>',
  'é',
  '中',
  '\u{1f40e}',
  '\u2028',
  '\u202e',
  '\ufeff',
  '\u0085',
  '\u0001',
  '\u{e0041}',
];

/** Well-formed text, without the characters that no program's source can contain. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  fc.string({ unit: fc.constantFrom(...awkward), maxLength: 24 }),
  fc.string({ unit: 'binary', maxLength: 12 }).map((text) => text.replaceAll('\0', '')),
);
