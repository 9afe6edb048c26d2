import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sandbox } from '../../docs-facts/truth.ts';
import { type ServedSandbox, serveSandbox } from '../../serve-sandbox.fixture.ts';
import { checkRecipes } from './check-recipes.ts';
import { recipes } from './run-recipe.ts';

const works = (command: string, ...args: string[]) => spawnSync(command, args).status === 0;
const python = process.env.PYTHON_PATH ?? 'python3';
const hasShell = works('curl', '--version') && works('jq', '--version');
const hasPython = works(python, '-c', 'import requests');
const hasR = works('Rscript', '-e', 'library(httr); library(jsonlite)');

let server: ServedSandbox;

beforeAll(async () => {
  server = await serveSandbox(sandbox);
});

afterAll(() => server.close());

const place = () => ({ origin: server.origin, python });

describe('in TypeScript', () => checkRecipes('.ts', place));

// The sweeps need what a machine may lack.
describe.skipIf(!hasShell && !process.env.CI)('in a shell', () => checkRecipes('.sh', place));
describe.skipIf(!hasPython && !process.env.CI)('in Python', () => checkRecipes('.py', place));
describe.skipIf(!hasR)('in R', () => checkRecipes('.R', place));

it('are in four languages', () => {
  const names = new Set(recipes.map(({ name }) => name));
  expect(names.size).toBeGreaterThan(1);
  expect(recipes).toHaveLength(names.size * 4);
});

it('treat a service alike: time-outs, retries and refusals', () => {
  const parts = { '.ts': /^async function get\([\s\S]*?^}/m, '.py': /^def get\([\s\S]*?^$/m };
  for (const [ending, part] of Object.entries(parts)) {
    const found = recipes.filter((one) => one.ending === ending);
    const different = new Set(found.map(({ code }) => part.exec(code)?.[0]));
    expect([...different], ending).toHaveLength(1);
  }
});
