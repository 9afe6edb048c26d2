import type { Api, HttpBody } from '@portal/contract';
import { groupByTag } from '../model/group-by-tag.ts';
import { boundaryOf, multipartPieces } from '../samples/sample-body.ts';
import { basicOf, headersOf, toSampleRequest } from '../samples/sample-request.ts';
import {
  acceptOf,
  type FiledRequest,
  filedRequests,
  hostOf,
  oneLine,
  trimBase,
} from './download-source.ts';

/** A line that begins like this takes its text from a file. */
function fileLine(name: string): string {
  return `< ./${name}`;
}

type Written = { text: string; contentType?: string };

function bodyOf(body: HttpBody): Written {
  if (body.kind === 'text') return { text: body.text };
  if (body.kind === 'file') return { text: fileLine(body.file.fileName) };
  const boundary = boundaryOf(body.parts);
  const pieces = multipartPieces(body.parts, boundary).map((piece) =>
    'text' in piece ? piece.text : fileLine(piece.file),
  );
  return {
    text: pieces.join('').replaceAll('\r\n', '\n').trimEnd(),
    contentType: `multipart/form-data; boundary=${boundary}`,
  };
}

/** Any host will do to write the request: the file has its own variable for it. */
const anyHost = 'http://localhost';

function writeRequest(api: Api, filed: FiledRequest): string {
  const { id, name, operation, values, body } = filed;
  const title = oneLine(operation.summary) || operation.id;
  const request = toSampleRequest({ api, operation, input: { values, body }, baseUrl: anyHost });
  const written = request.body && bodyOf(request.body);
  const basic = basicOf(request);
  const headers = headersOf(request);
  if (!headers.some(([header]) => /^accept$/i.test(header))) {
    headers.unshift(['Accept', acceptOf(operation)]);
  }
  if (written?.contentType !== undefined) headers.push(['Content-Type', written.contentType]);
  // The editors that send such files encode the two as base64.
  if (basic) headers.push(['Authorization', `Basic ${basic.username} ${basic.password}`]);
  return [
    `### ${name === title ? title : `${title}: ${name}`}`,
    `# @name ${id.replace(/\W+/g, '_')}`,
    `${request.method} ${hostOf(api, operation)}${request.url.slice(anyHost.length)}`,
    ...headers.map(([header, value]) => `${header}: ${oneLine(value)}`),
    '',
    ...(written ? [written.text, ''] : []),
  ].join('\n');
}

/** Every example as a request, for editors that send them: `.http` of VS Code and JetBrains. */
export function httpFile(api: Api, { baseUrl }: { baseUrl: string }): string {
  const requests = groupByTag(api).flatMap(({ operations }) =>
    operations.flatMap((operation) => filedRequests(api, operation)),
  );
  const title = `# ${oneLine(`${api.title} ${api.version}`)}`;
  const head = [title, '', `@baseUrl = ${trimBase(baseUrl)}`, ''];
  return [...head, ...requests.map((filed) => writeRequest(api, filed))].join('\n');
}
