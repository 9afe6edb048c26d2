import { expect } from 'vitest';
import { ask, operation } from '../../docs-facts/sources.ts';
import { host } from '../../docs-facts/truth.ts';

export type Body = ReturnType<typeof JSON.parse>;

export const works = '/catalogue/v2/works';
export const images = '/catalogue/v2/images';
export const concepts = '/catalogue/v2/concepts';
export const articles = '/content/v0/articles';
export const events = '/content/v0/events';
export const all = '/content/v0/all';

export async function textOf(request: string): Promise<string> {
  return (await ask(request)).bytes.toString();
}

export async function statusOf(request: string): Promise<number> {
  return (await ask(request)).status;
}

export async function headerOf(request: string, name: string): Promise<string | null> {
  return (await ask(request)).headers.get(name);
}

export async function get(path: string): Promise<Body> {
  expect(await statusOf(path), path).toBe(200);
  return JSON.parse(await textOf(path));
}

export async function refused(path: string, status = 400): Promise<string> {
  expect(await statusOf(path), path).toBe(status);
  return textOf(path);
}

export async function totalOf(path: string): Promise<number> {
  return (await get(path)).totalResults;
}

const and = (path: string) => (path.includes('?') ? '&' : '?');

/** Every result of a list, page after page. */
export async function everyResult(path: string): Promise<Body[]> {
  const found: Body[] = [];
  let next: string | undefined = `${path}${and(path)}pageSize=100`;
  while (next) {
    const body: Body = await get(next);
    found.push(...body.results);
    next = body.nextPage?.replace(host, '');
  }
  return found;
}

export async function idsOf(path: string): Promise<string[]> {
  return (await everyResult(path)).map(({ id }) => id);
}

export async function firstIds(path: string): Promise<string[]> {
  return (await get(path)).results.map(({ id }: Body) => id);
}

/** The values that the contract offers for a parameter. */
export function choicesOf(operationId: string, name: string): string[] {
  const found = operation(operationId).parameters.find((one) => one.name === name);
  return (found?.choices?.values ?? []).map(({ value }) => String(value));
}

export function meaningOf(operationId: string, name: string, value: string): string {
  const found = operation(operationId).parameters.find((one) => one.name === name);
  return found?.choices?.values.find((one) => one.value === value)?.meaning ?? '';
}

export function parametersOf(operationId: string): string[] {
  return operation(operationId).parameters.map(({ name }) => name);
}
