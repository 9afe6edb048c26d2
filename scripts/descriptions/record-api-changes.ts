import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  type Api,
  type ApiShape,
  addRelease,
  changeNotes,
  compareDescriptions,
  countByRelease,
  lowestNumber,
  numberProblem,
  numberProblems,
  shapeOf,
} from '../../packages/contract/src/index.ts';
import { loadApis } from '../../packages/contract/src/node.ts';
import { operationAnchor, schemaAnchor } from '../../packages/reference/src/model/stable-ids.ts';
import {
  addressOfPage,
  anchorFinder,
  indexPages,
  planPages,
} from '../../packages/reference/src/pages/index.ts';
import { describedApis, referenceBase } from '../../site/config/apis/described-apis.ts';
import { folders } from '../bootstrap/paths.mjs';
import { main, PlainError } from '../bootstrap/run.mjs';
import { portal } from '../portal/portal.ts';
import { readOptions } from '../programs/read-options.ts';

const usage = 'npm run api-changes -- [--release NAME] [--check]';
const recorded = join(folders.portal, 'released-apis.generated.json');
const changelog = join(folders.portal, 'CHANGELOG.md');

/**
 * Run as a program: compares a portal's descriptions with those of its last release, writes what
 * changed into its CHANGELOG.md, under the next number by semantic versioning, and stores the new ones
 * for the next time. With `--check` it only reports what is not recorded yet, and numbers that are too
 * low; a portal that has never recorded anything passes.
 */
await main(async () => {
  const { values } = readOptions(usage, {
    options: { check: { type: 'boolean', default: false }, release: { type: 'string' } },
  });
  const apis = await loadApis(describedApis(portal));
  const notes = await notesSinceRelease(apis);
  const before = existsSync(changelog) ? await readFile(changelog, 'utf8') : '# API changes\n';
  if (values.check) {
    checkNumbers(before);
    if (notes.length === 0) return;
    throw new PlainError(
      `The API descriptions have changed since their last release. Record it with: npm run api-changes\n\n${notes.join('\n\n')}`,
    );
  }
  if (notes.length > 0) {
    const heading = headingOf(apis, releaseName(before, notes, values.release));
    await writeFile(changelog, addRelease(before, heading, notes.join('\n\n')));
  }
  await writeFile(recorded, shapesText(apis));
  console.log(
    notes.length > 0 ? `Written to ${changelog}:\n\n${notes.join('\n\n')}` : 'No changes.',
  );
});

async function notesSinceRelease(apis: readonly Api[]): Promise<string[]> {
  if (!existsSync(recorded)) return [];
  const released: Record<string, ApiShape> = JSON.parse(await readFile(recorded, 'utf8'));
  const gone = Object.keys(released).filter((id) => !apis.some((api) => api.id === id));
  return [
    ...apis.flatMap((api) => notesOf(api, released[api.id])),
    ...gone.map((id) => `### ${id}\n\n- **Breaking:** the API is removed.`),
  ];
}

function notesOf(api: Api, before: ApiShape | undefined): string[] {
  const { label = api.title, splitAbove } = portal.apis.find(({ id }) => id === api.id) ?? {};
  if (!before) return [`### ${label}\n\n- The [API](/${referenceBase}/${api.id}) is new.`];
  const changes = compareDescriptions(before, shapeOf(api));
  if (changes.length === 0) return [];
  const pageOf = anchorFinder(indexPages(planPages(api, splitAbove)));
  const addressOf = (anchor: string) =>
    `${addressOfPage(`/${referenceBase}/${api.id}`, pageOf(anchor) ?? { slug: '' })}#${anchor}`;
  const list = changeNotes(changes, {
    operation(id) {
      const found = api.operations.find((operation) => operation.id === id);
      const address = addressOf(operationAnchor({ id }));
      return found && { label: found.summary || id, address };
    },
    schema: (name) =>
      name in api.schemas ? { label: name, address: addressOf(schemaAnchor(name)) } : undefined,
  });
  return [`### ${label}\n\n${list}`];
}

/** Numbers that promise less than the entries below them: somebody may have reworded those. */
function checkNumbers(text: string): void {
  const problems = numberProblems(countByRelease(text));
  if (problems.length === 0) return;
  throw new PlainError(`${changelog} does not follow semantic versions:\n\n${problems.join('\n')}`);
}

/** The name asked for, or the next number; undefined if the changelog has no number to go on from. */
function releaseName(text: string, notes: readonly string[], asked?: string): string | undefined {
  const last = countByRelease(text)[0]?.name ?? '';
  const [release] = countByRelease(`## ${asked ?? 'next'}\n\n${notes.join('\n\n')}\n`);
  if (!release) return asked;
  if (asked === undefined) return lowestNumber(last, release);
  const problem = numberProblem(release, last);
  if (problem !== undefined) {
    throw new PlainError(`${problem} Without --release the next number is chosen for you.`);
  }
  return asked;
}

function headingOf(apis: readonly Api[], release: string | undefined): string {
  const dates = apis.flatMap(({ changed }) => changed ?? []).sort();
  const date = dates.at(-1) ?? new Date().toISOString().slice(0, 10);
  return release === undefined ? date : `${release} - ${date}`;
}

/** A line for each operation, schema and security scheme, so that a change gives a readable diff. */
function shapesText(apis: readonly Api[]): string {
  const lines = (items: readonly string[]) => items.map((item) => `      ${item}`).join(',\n');
  const named = (items: object) =>
    `{\n${lines(Object.entries(items).map(([name, item]) => `${JSON.stringify(name)}: ${JSON.stringify(item)}`))}\n    }`;
  const texts = apis.map((api) => {
    const { operations, ...byName } = shapeOf(api);
    const calls = operations.map((operation) => JSON.stringify(operation));
    const rest = Object.entries(byName).map(([key, items]) => `    "${key}": ${named(items)}`);
    return `  ${JSON.stringify(api.id)}: {\n    "operations": [\n${lines(calls)}\n    ],\n${rest.join(',\n')}\n  }`;
  });
  return `{\n${texts.join(',\n')}\n}\n`;
}
