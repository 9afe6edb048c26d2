import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Api } from '@portal/contract';
import { toApi } from '@portal/contract/node';
import { parse } from 'yaml';

/** An API with one of everything that a page can show and the sample's APIs lack. */
export function lendingApi(): Api {
  const file = join(import.meta.dirname, 'lending.fixture.yaml');
  return toApi(parse(readFileSync(file, 'utf8')), 'lending');
}
