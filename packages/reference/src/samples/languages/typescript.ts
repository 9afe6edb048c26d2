import {
  kindOf,
  type Operation,
  type Parameter,
  requestTarget,
  type Values,
} from '@portal/contract';
import { basicOf, headersOf, type Language, lines, type SampleRequest } from '../sample-request.ts';
import { javascript, property, writeFetch } from './javascript.ts';
import { quoteJavaScript as quote } from './quote.ts';

type Sent = [parameter: Parameter, value: unknown];

function sentParameters({ parameters }: Operation, values: Values): Sent[] {
  return parameters.flatMap((parameter): Sent[] => {
    const value = Object.hasOwn(values, parameter.key) ? values[parameter.key] : undefined;
    return value === undefined || value === null ? [] : [[parameter, value]];
  });
}

/** The client writes single values and comma lists; other styles are written out as a URL. */
function isWrittenByClient([{ in: place, style, explode, ...parameter }, value]: Sent): boolean {
  const kind = kindOf(parameter as Parameter);
  if (place === 'header') return true;
  if (kind === 'scalar') return typeof value !== 'object' && /^(simple|form)$/.test(style);
  return kind === 'list' && place === 'query' && style === 'form' && !explode;
}

/** The part before the operation's path, if the URL matches the values. */
function baseUrlOf({ url, operation, values }: SampleRequest): string | undefined {
  const target = requestTarget(operation, values);
  return url.endsWith(target) ? url.slice(0, url.length - target.length) : undefined;
}

function literal(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(literal).join(', ')}]`;
  return typeof value === 'string' ? quote(value) : (JSON.stringify(value) ?? 'undefined');
}

function group(place: Parameter['in'], sent: readonly Sent[]): string[] {
  const entries = sent
    .filter(([parameter]) => parameter.in === place)
    .map(([parameter, value]) => {
      const list = kindOf(parameter) === 'list' && !Array.isArray(value) ? [value] : value;
      return property(parameter.name, literal(list));
    });
  if (entries.length === 0) return [];
  const short = `    ${place}: { ${entries.join(', ')} },`;
  return short.length <= 90
    ? [short]
    : [`    ${place}: {`, ...entries.map((entry) => `      ${entry},`), '    },'];
}

function callOptions(request: SampleRequest, sent: readonly Sent[]): string {
  const params = [...group('path', sent), ...group('query', sent)];
  const headers = headersOf(request).map(([name, value]) => `    ${property(name, quote(value))},`);
  if (params.length + headers.length === 0) return '';
  return lines(
    ', {',
    ...(params.length > 0 ? ['  params: {', ...params, '  },'] : []),
    ...(headers.length > 0 ? ['  headers: {', ...headers, '  },'] : []),
    '}',
  );
}

function hasWholePath({ parameters }: Operation, values: Values): boolean {
  return parameters.every(({ in: place, key }) => place !== 'path' || (values[key] ?? '') !== '');
}

function write(request: SampleRequest): string {
  const { method, operation, values, client, body } = request;
  const sent = sentParameters(operation, values);
  const baseUrl = baseUrlOf(request);
  const isWritten =
    method === 'GET' &&
    body === undefined &&
    basicOf(request) === undefined &&
    sent.every(isWrittenByClient) &&
    hasWholePath(operation, values);
  if (!client || baseUrl === undefined || !isWritten) return writeFetch(request);
  return lines(
    `import { createClient } from ${quote(client.package)};`,
    '',
    `const client = createClient(${quote(client.api)}, { baseUrl: ${quote(baseUrl)} });`,
    '',
    `const { data, error, response } = await client.GET(${quote(operation.path)}${callOptions(request, sent)});`,
    // biome-ignore lint/suspicious/noTemplateCurlyInString: it is the sample that has the template
    'if (!response.ok) throw new Error(`${response.status} ${JSON.stringify(error)}`);',
    '',
    'console.log(data);',
  );
}

export const typescript: Language = {
  id: 'typescript',
  label: 'TypeScript',
  highlighter: 'ts',
  grammar: javascript.grammar,
  write,
};
