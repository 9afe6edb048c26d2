import { bodyKindOf, fileNameOf } from './body-kind.ts';
import { quoteR as quote } from './quote.ts';
import { headersOf, type Language, lines, type SampleRequest } from './sample-request.ts';

function write(request: SampleRequest): string {
  const { method, url } = request;
  const kind = bodyKindOf(request.operation);
  const headers = headersOf(request).map(([name, value]) => `${quote(name)} = ${quote(value)}`);
  const path = kind === 'file' ? `path = ${quote(fileNameOf(request))}` : '';
  return lines(
    'library(httr2)',
    '',
    `response <- request(${quote(url)}) |>`,
    method.toUpperCase() === 'GET' ? undefined : `  req_method(${quote(method.toUpperCase())}) |>`,
    headers.length === 0 ? undefined : `  req_headers(${headers.join(', ')}) |>`,
    `  req_perform(${path})`,
    ...(kind === 'file'
      ? []
      : [
          '',
          kind === 'json' ? 'str(resp_body_json(response))' : 'cat(resp_body_string(response))',
        ]),
  );
}

export const r: Language = { id: 'r', label: 'R', highlighter: 'r', write };
