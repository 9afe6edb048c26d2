import type { Api } from '@portal/contract';
import { groupByTag } from '../model/group-by-tag.ts';
import {
  acceptOf,
  type FiledRequest,
  filedRequests,
  oneLine,
  trimBase,
} from './download-source.ts';

function writeRequest({ id, name, operation, target }: FiledRequest): string {
  const title = oneLine(operation.summary) || operation.id;
  return [
    `### ${name === title ? title : `${title}: ${name}`}`,
    `# @name ${id.replace(/\W+/g, '_')}`,
    `${operation.method.toUpperCase()} {{baseUrl}}${target}`,
    `Accept: ${acceptOf(operation)}`,
    '',
  ].join('\n');
}

/** Every example as a request, for editors that send them: `.http` of VS Code and JetBrains. */
export function httpFile(api: Api, { baseUrl }: { baseUrl: string }): string {
  const requests = groupByTag(api).flatMap(({ operations }) => operations.flatMap(filedRequests));
  const title = `# ${oneLine(`${api.title} ${api.version}`)}`;
  return [title, '', `@baseUrl = ${trimBase(baseUrl)}`, '', ...requests.map(writeRequest)].join(
    '\n',
  );
}
