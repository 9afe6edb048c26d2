import { expect, it } from 'vitest';
import { countValues } from './count-values.ts';

it.each([
  ['application/json', '1', 1],
  ['application/json', '[1,2,3]', 4],
  ['application/json; charset=utf-8', '{"a":[{}],"b":"c"}', 5],
  ['application/problem+json', '["a,b,[{","\\\\",",\\",[{",2]', 5],
  ['application/json', '[,[,', 5],
  ['application/x-www-form-urlencoded', 'a=1&a=2&b', 3],
  ['multipart/form-data; boundary=x', '--x\r\n\r\na - b\r\n--x\r\n\r\nc\r\n--x--', 3],
  ['text/plain', '[,,,,&&&&', 1],
  ['', '[,,,,&&&&', 1],
  [null, '[,,,,&&&&', 1],
])('in %s, %s', (type, text, want) => {
  expect(countValues(type, new TextEncoder().encode(text))).toBe(want);
});
