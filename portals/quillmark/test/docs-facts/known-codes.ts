import { parseRequest } from '@portal/contract';
import { fillHost } from '../docs/fill-host.ts';
import { occurrences } from './occurrences.ts';
import { apis, made } from './truth.ts';

const operations = apis.flatMap((api) => api.operations);
const { works, images, concepts, articles, events, summaries } = made.collection;

const ids = new Set([
  ...[works, images, concepts, articles, events, summaries].flatMap((list) =>
    list.map(({ id }) => id),
  ),
  ...Object.keys(made.pictures),
  ...Object.keys(made.pictures).map((name) => name.replace(/_\d{4}\.jp2$/, '')),
]);

const paths = operations.map(({ basePath, path }) => `${basePath}${path}`);

/** A path of an operation, the beginning of one, or a request that the contract accepts. */
function isPath(code: string): boolean {
  if (!code.startsWith('/')) return false;
  if (paths.some((path) => path === code || path.startsWith(`${code}/`))) return true;
  return !code.includes('{') && parseRequest(apis, code).problems.length === 0;
}

/** `pageSize=100`: a parameter, and a value that some operation with it takes. */
function isParameter(code: string): boolean {
  const [, name = '', value = ''] = /^([\w.]+)=([^&]*)$/.exec(code) ?? [];
  return operations.some(({ parameters, ...operation }) => {
    const parameter = parameters.find((one) => one.name === name);
    if (!parameter) return false;
    const { problems } = parseRequest(
      apis,
      `${operation.basePath}${operation.path}?${code}`.replaceAll(/\{\w+\}/g, 'x'),
    );
    return value !== '' && problems.every(({ where }) => where.parameter !== name);
  });
}

/** Ids, paths and parameters are looked up; a misspelt one is a claim that somebody must prove. */
export function isKnown(code: string): boolean {
  return ids.has(code) || isPath(fillHost(code, '')) || isParameter(code);
}

/** Whether a code block or an example of the page has it, which other tests run or compare. */
export function isShown(code: string, shown: string): boolean {
  if (!/[a-z]/i.test(code)) return false;
  const isWord = (character = '') => /\w/.test(character);
  return occurrences(shown, code).some((at) => {
    const end = at + code.length;
    const goesOn = isWord(code[0]) && isWord(shown[at - 1]);
    return !goesOn && !(isWord(code.at(-1)) && isWord(shown[end]));
  });
}
