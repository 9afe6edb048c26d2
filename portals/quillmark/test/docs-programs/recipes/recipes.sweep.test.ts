import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe } from 'vitest';
import { requireProgram } from '../../../../../scripts/programs/find-program.ts';
import { sandbox } from '../../docs-facts/truth.ts';
import { type ServedSandbox, serveSandbox } from '../../serve-sandbox.fixture.ts';
import { checkRecipes } from './check-recipes.ts';

const hasR = spawnSync('Rscript', ['-e', 'library(httr); library(jsonlite)']).status === 0;

let server: ServedSandbox;
let python: string;

beforeAll(async () => {
  python = await requireProgram('Python');
  server = await serveSandbox(sandbox);
}, 300_000);

afterAll(() => server.close());

const place = () => ({ origin: server.origin, python });
const all = () => true;

describe('in TypeScript', () => checkRecipes('.ts', place, all));
describe('in a shell', () => checkRecipes('.sh', place, all));
describe('in Python', () => checkRecipes('.py', place, all));
describe.skipIf(!hasR && !process.env.CI)('in R', () => checkRecipes('.R', place, all));
