import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { makeCollection } from '../../packages/collection/src/make/make-collection.ts';
import { openSandbox } from '../../packages/sandbox/src/node/index.ts';
import { checkColours } from '../../site/config/brand/check-colours.ts';
import { isRole } from '../../site/config/brand/colour-roles.ts';
import { findUnknown } from './named-things.ts';
import { readText, repository } from './repository.ts';

const text = readText('ADOPTING.md');
const definition = readText('packages/portal/src/definition.ts');
const sources = repository.files
  .filter(
    (file) => /^(packages|site|scripts)\/.*\.(tsx?|mjs)$/.test(file) && !/\.test\./.test(file),
  )
  .map(readText)
  .join('\n');

/** The first cells of all tables whose first heading this is. */
function cellsBelow(heading: string): string[] {
  const tables = text.matchAll(
    new RegExp(`^\\| ${heading} \\|.*\\n\\|[ -|]*\\n((?:\\|.*\\n)+)`, 'gm'),
  );
  return [...tables].flatMap(([, rows = '']) =>
    rows
      .trim()
      .split('\n')
      .map((row) => row.split(' | ')[0] ?? ''),
  );
}

function codeIn(cell: string): string[] {
  return [...cell.matchAll(/`([^`]+)`/g)].map(([, code = '']) => code);
}

function blocks(language: string): string[] {
  return [...text.matchAll(new RegExp(`^\`\`\`${language}\\n([^]*?)^\`\`\``, 'gm'))].map(
    ([, code = '']) => code,
  );
}

function isField(name: string): boolean {
  return new RegExp(`\\b${name}\\??:|'${name}'`).test(definition);
}

describe('ADOPTING.md', () => {
  it('names only files and commands that exist', () => {
    // What it claims about the reader's portal is true of the one that is copied. Links in guides
    // are relative to the folder of the guides.
    const starter = text
      .replaceAll('portals/harbour-museum', 'portals/starter')
      .replaceAll('`./', '`docs/');
    const ofCollections = new Set(
      repository.files
        .filter((file) => file.includes('/collection/'))
        .map((file) => basename(file)),
    );
    expect(
      findUnknown(starter, repository, 'portals/starter').filter((one) => !ofCollections.has(one)),
    ).toEqual([]);
  });

  it('names only fields that a portal has', () => {
    const listed = cellsBelow('field').flatMap(codeIn);
    // Handlers have other fields and operations.
    const ofPortals = blocks('ts').filter((code) => !code.includes('defineSandbox'));
    const shown = ofPortals.flatMap((code) =>
      [...code.matchAll(/([A-Za-z]\w*): /g)].map(([, name = '']) => name),
    );
    expect(listed.length).toBeGreaterThan(25);
    expect(shown.length).toBeGreaterThan(10);
    const names = [...listed.flatMap((name) => name.split('.')), ...shown];
    expect(names.filter((name) => !isField(name))).toEqual([]);
  });

  it('explains every field of a portal and of an API', () => {
    const fieldsOf = (type: string) => {
      const [, body = ''] =
        new RegExp(`^export type ${type} = \\{\\n([^]*?)^\\};`, 'm').exec(definition) ?? [];
      return [...body.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name);
    };
    const wanted = [...fieldsOf('PortalDefinition'), ...fieldsOf('PortalApi')];
    expect(wanted.length).toBeGreaterThan(30);
    expect(wanted.filter((name) => !new RegExp(`\\b${name}\\b`).test(text))).toEqual([]);
  });

  it('quotes messages as the commands print them', () => {
    const parts = cellsBelow('message')
      .flatMap(codeIn)
      .filter((code) => code !== 'portal.ts')
      .flatMap((message) => message.split('…'))
      .map((part) => part.trim())
      .filter((part) => part.length > 3);
    expect(parts.length).toBeGreaterThan(20);
    expect(parts.filter((part) => !sources.includes(part))).toEqual([]);
  });

  it('shows a first record that a sandbox finds', async () => {
    const written = text.match(/^ {3}```yaml\n( {3}works:\n.*?)^ {3}```/ms)?.[1] ?? '';
    const folder = mkdtempSync(join(tmpdir(), 'own-records-'));
    const root = join(folder, 'collection');
    mkdirSync(join(root, 'works'), { recursive: true });
    writeFileSync(join(root, 'works/ships.yaml'), written.replaceAll(/^ {3}/gm, ''));
    const collection = join(folder, 'made');
    try {
      await makeCollection({
        ...{ root, folder: collection, cache: join(folder, 'cache') },
        progress: () => ({ step() {} }),
      });
      const sandbox = await openSandbox({
        apis: [{ id: 'catalogue', file: 'portals/quillmark/apis/catalogue.yaml' }],
        collection,
      });
      const found = await sandbox.fetch(
        new Request('https://museum.example/sandbox/catalogue/v2/works?query=sirocco'),
      );
      expect(await found.json()).toMatchObject({
        totalResults: 1,
        results: [{ title: 'Model of the brig Sirocco', workType: { label: '3-D Objects' } }],
      });
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

  it('shows colours that the build accepts, and its message about others', () => {
    const defaults = readText('site/src/css/tokens.css');
    const [css = ''] = blocks('css');
    const roles = [...text.matchAll(/--portal-[\w-]+/g)].map(([role]) => role);
    expect(roles.filter((role) => !isRole(role))).toEqual([]);
    expect(checkColours(css, defaults).problems).toEqual([]);
    const [, problem = '', faint = ''] =
      /^portals\/\S+\/brand\/tokens\.css:2 (light: --portal-accent (\S+) .*)$/m.exec(text) ?? [];
    const other = css.replace(/(--portal-accent: )#\w+/, `$1${faint}`);
    expect(checkColours(other, defaults).problems).toContainEqual({ line: 2, message: problem });
  });
});
