import { bodyKindOf, fileNameOf } from './body-kind.ts';
import { quoteShell } from './quote.ts';
import { headersOf, type Language, type SampleRequest } from './sample-request.ts';

function methodOption(method: string): string[] {
  const name = method.toUpperCase();
  if (name === 'GET') return [];
  return name === 'HEAD' ? ['--head'] : [`--request ${quoteShell(name)}`];
}

function write(request: SampleRequest): string {
  const { method, url, operation } = request;
  // curl reads brackets and braces in a URL as a range of URLs unless told not to.
  const globbing = /[[\]{}]/.test(url) ? ' --globoff' : '';
  const isFile = bodyKindOf(operation) === 'file';
  // An error makes the command fail: its body is printed, but not saved as a picture.
  const failing = isFile ? '--fail' : '--fail-with-body';
  const options = [
    ...methodOption(method),
    ...headersOf(request).map(([name, value]) => `--header ${quoteShell(`${name}: ${value}`)}`),
    ...(isFile ? [`--output ${quoteShell(fileNameOf(request))}`] : []),
  ];
  return [`curl --location ${failing}${globbing} ${quoteShell(url)}`, ...options].join(' \\\n  ');
}

export const curl: Language = { id: 'curl', label: 'cURL', highlighter: 'bash', write };
