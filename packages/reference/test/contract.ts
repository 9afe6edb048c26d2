import { readFile } from 'node:fs/promises';
import type { Api, Operation } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import { parse } from 'yaml';

const folder = apisFolder;

let loaded: Promise<Api[]> | undefined;

/** The four descriptions of this repository. */
export function loadContract(): Promise<Api[]> {
  loaded ??= loadApis(folder);
  return loaded;
}

/** A description as in its file. */
export async function loadDocument(id: string): Promise<Record<string, unknown>> {
  return parse(await readFile(`${folder}/${id}.yaml`, 'utf8'));
}

export function operationOf(apis: readonly Api[], id: string): Operation {
  const operation = apis.flatMap((api) => api.operations).find((one) => one.id === id);
  if (!operation) throw new Error(`No operation ${id}.`);
  return operation;
}

export function apiOf(apis: readonly Api[], id: string): Api {
  const api = apis.find((one) => one.id === id);
  if (!api) throw new Error(`No API ${id}.`);
  return api;
}
