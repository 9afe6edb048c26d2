import { bodyKindOf, fileNameOf } from './body-kind.ts';
import { quotePython as quote } from './quote.ts';
import { headersOf, type Language, lines, type SampleRequest } from './sample-request.ts';

function readBody(request: SampleRequest): string {
  const kind = bodyKindOf(request.operation);
  if (kind === 'json') return 'print(response.json())';
  // Without a charset in the answer, requests would take text for Latin-1.
  if (kind === 'text') return "response.encoding = 'utf-8'\nprint(response.text)";
  const name = quote(fileNameOf(request));
  return `with open(${name}, 'wb') as file:\n    file.write(response.content)`;
}

function write(request: SampleRequest): string {
  const name = request.method.toUpperCase();
  const headers = headersOf(request).map(
    ([header, value]) => `        ${quote(header)}: ${quote(value)},`,
  );
  return lines(
    'import requests',
    '',
    name === 'GET'
      ? 'response = requests.get('
      : `response = requests.request(\n    ${quote(name)},`,
    `    ${quote(request.url)},`,
    headers.length === 0 ? undefined : lines('    headers={', ...headers, '    },'),
    '    timeout=30,',
    ')',
    'response.raise_for_status()',
    '',
    readBody(request),
  );
}

export const python: Language = { id: 'python', label: 'Python', highlighter: 'python', write };
