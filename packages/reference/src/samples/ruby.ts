import { bodyKindOf, fileNameOf } from './body-kind.ts';
import { quoteRuby as quote } from './quote.ts';
import { headersOf, type Language, lines, type SampleRequest } from './sample-request.ts';

function readBody(request: SampleRequest): string {
  const kind = bodyKindOf(request.operation);
  if (kind === 'json') return 'puts JSON.pretty_generate(JSON.parse(body))';
  return kind === 'text' ? 'puts body' : `File.binwrite(${quote(fileNameOf(request))}, body)`;
}

/** open-uri follows redirects and raises on errors, but knows only GET. */
function fetchBody(request: SampleRequest): string {
  const { method, url } = request;
  const headers = headersOf(request).map(([name, value]) => `${quote(name)} => ${quote(value)}`);
  if (method.toUpperCase() === 'GET') {
    const options = headers.length === 0 ? '' : `(${headers.join(', ')})`;
    return `body = URI.parse(${quote(url)}).open${options}.read`;
  }
  return lines(
    `uri = URI.parse(${quote(url)})`,
    "response = Net::HTTP.start(uri.host, uri.port, use_ssl: uri.scheme == 'https') do |http|",
    `  http.send_request(${quote(method.toUpperCase())}, uri.request_uri, nil, { ${headers.join(', ')} })`,
    'end',
    'response.value # raises unless the request succeeded',
    'body = response.body',
  );
}

function write(request: SampleRequest): string {
  const library = request.method.toUpperCase() === 'GET' ? 'open-uri' : 'net/http';
  return lines(
    bodyKindOf(request.operation) === 'json' ? "require 'json'" : undefined,
    `require '${library}'`,
    '',
    fetchBody(request),
    readBody(request),
  );
}

export const ruby: Language = { id: 'ruby', label: 'Ruby', highlighter: 'ruby', write };
