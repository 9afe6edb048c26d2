import fc from 'fast-check';

/** Values that have broken other services: each is sent encoded and unencoded. */
const hostile = [
  ...['', ' ', '\0', '..', '../../../etc/passwd', '....//', '\\..\\..', 'file:///etc/passwd'],
  ...['%', '%zz', '%E0%A4%A', '%00', '%2e%2e%2f', '%252e', '%c0%ae', '%ff', '+', '++'],
  ...['<script>alert(1)</script>', '"><img src=x>', "'; DROP TABLE works; --", '{{7*7}}'],
  ...['"', '""', '"a', '"a"b', 'a"b', '\\', '\\"', '"\\', '"a,b"', ',', ',,', ' a , b '],
  ...['\n', '\r\nSet-Cookie: a=b', '\t', '\u2028', '\ud800', '\udc00x', '\u{1f40e}', '\u202e'],
  ...['e\u0301'.repeat(50), '\ufdfa'.repeat(100), 'ﬁ', 'ß', 'İ', '١٢٣'],
  ...['0', '-0', '-1', '1.5', '1e2', '1e308', '-1e308', 'NaN', 'Infinity', '0x10', '9'.repeat(400)],
  ...['9007199254740993', '2147483648', 'null', 'undefined', 'true', 'false', '[]', '{}'],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', '!', '!!', '!open', '*', '(a+)+$'],
  ...['0000-00-00', '2023-02-31', '+011860-01-01', '-0001-01-01', '9999-12-31', '0000-01-01'],
  ...['full', 'square', 'max', 'pct:', 'pct:1e5', '0,0,1,1', '1,1', '!1,1', ',', '99999,', '^max'],
  ...['info.json', 'default.jpg', 'search', 'autocomplete', 'v1', '.zip', 'a.zip.zip', 'b20417783'],
];

/** Some within the limit for addresses, and some far beyond it. */
const long = [
  ...['a'.repeat(7000), 'a,'.repeat(3500), 'a '.repeat(2500), '"'.repeat(1500), '%'.repeat(1500)],
  ...['a,'.repeat(50_000), 'a'.repeat(100_000), 'ä'.repeat(20_000), '../'.repeat(2000)],
];

export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...hostile) },
  { weight: 1, arbitrary: fc.constantFrom(...long) },
  { weight: 3, arbitrary: fc.string({ unit: 'binary', maxLength: 20 }) },
  {
    weight: 3,
    arbitrary: fc.string({
      unit: fc.constantFrom(...',"\\ %&=+#?/;|.[]{}\'!:@', '\0', '\ud800', 'a', '1'),
      maxLength: 16,
    }),
  },
);

/** A valid value with something wrong in it. */
export function nearly(right: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc.tuple(right, hostileText, fc.nat()).map(([text, wrong, place]) => {
    const at = place % (text.length + 1);
    return `${text.slice(0, at)}${wrong.slice(0, 8)}${text.slice(at + (place % 2))}`;
  });
}

/** Encoded as by a careful client, or not, which may change what it is part of. */
export function written(text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  return fc
    .tuple(text, fc.integer({ min: 0, max: 4 }))
    .map(([value, way]) =>
      way > 0 ? encodeURIComponent(value.replaceAll(/\p{Surrogate}/gu, '\ufffd')) : value,
    );
}
