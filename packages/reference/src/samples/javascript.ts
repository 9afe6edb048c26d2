import { type BodyKind, bodyKindOf } from './body-kind.ts';
import { quoteJavaScript as quote } from './quote.ts';
import {
  headersOf,
  isPlainGet,
  type Language,
  lines,
  type SampleRequest,
} from './sample-request.ts';

const reading: Record<BodyKind, string> = {
  json: 'const data = await response.json();\nconsole.log(data);',
  text: 'console.log(await response.text());',
  file: 'const file = await response.blob();\nconsole.log(file.type, file.size);',
};

function fetchOptions(request: SampleRequest): string {
  const headers = headersOf(request).map(([name, value]) => `    ${quote(name)}: ${quote(value)},`);
  return lines(
    '{',
    request.method.toUpperCase() === 'GET'
      ? undefined
      : `  method: ${quote(request.method.toUpperCase())},`,
    headers.length === 0 ? undefined : lines('  headers: {', ...headers, '  },'),
    '}',
  );
}

export function writeFetch(request: SampleRequest): string {
  const { url, operation } = request;
  const options = isPlainGet(request) ? '' : `, ${fetchOptions(request)}`;
  return lines(
    `const response = await fetch(${quote(url)}${options});`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample that has the template
    'if (!response.ok) throw new Error(`${response.status} ${await response.text()}`);',
    '',
    reading[bodyKindOf(operation)],
  );
}

export const javascript: Language = {
  id: 'javascript',
  label: 'JavaScript',
  highlighter: 'js',
  write: writeFetch,
};
