import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { loadApis } from '@portal/contract/node';
import { readPortal } from '@portal/portal/node';
import { describe, expect, it } from 'vitest';
import { schemaValidator } from '../../../packages/contract/test/schema-validator.ts';

const portalFolder = fileURLToPath(new URL('..', import.meta.url));
const filesFolder = `${portalFolder}static/collection/v1/`;
const read = (name: string) => JSON.parse(readFileSync(filesFolder + name, 'utf8'));

const names = readdirSync(`${filesFolder}objects`);
const { apis } = await readPortal(portalFolder);
const [api] = await loadApis(apis.flatMap(({ file, ...one }) => (file ? [{ ...one, file }] : [])));
const faults = schemaValidator(api?.schemas);

describe('the list', () => {
  const { total, objects } = read('objects.json');

  it('is as the description has it', () => {
    expect(faults({ $ref: 'ObjectList' }, read('objects.json'))).toEqual([]);
    expect(total).toBe(objects.length);
  });

  it('has every object that has a file, in id order', () => {
    const ids = objects.map(({ id }: { id: string }) => id);
    expect(ids.map((id: string) => `${id}.json`)).toEqual(names.toSorted());
  });

  it('agrees with the records', () => {
    for (const object of objects) expect(read(`objects/${object.id}.json`)).toMatchObject(object);
  });
});

describe.each(names)('%s', (name) => {
  it('is as the description has it', () => {
    expect(faults({ $ref: 'Object' }, read(`objects/${name}`))).toEqual([]);
  });
});
