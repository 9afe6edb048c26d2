import type { Api } from '@portal/contract';
import { loadApis } from '@portal/contract/node';
import { apisFolder } from '@portal/sample';
import { beforeAll, describe, expect, it } from 'vitest';
import {
  childrenOf,
  rootNode,
  type SchemaNode,
  type Schemas,
  searchSchema,
} from '../../model/index.ts';
import { opensHere } from '../opens-here.ts';
import { hitTarget } from './hit-target.ts';

/** Every id that the section of a schema holds. */
function idsBelow(schemas: Schemas, node: SchemaNode): string[] {
  return childrenOf(schemas, node).flatMap((child) => [
    child.id,
    ...(opensHere(schemas, child) ? idsBelow(schemas, child) : []),
  ]);
}

describe('hitTarget', () => {
  let apis: Api[];

  beforeAll(async () => {
    apis = await loadApis(apisFolder);
  });

  it.each([0, 200])('leads every hit to an id on a page of %i more schemas', (more) => {
    for (const api of apis) {
      const others = Array.from({ length: more }, (_, index) => [`Other${index}`, {}]);
      const schemas: Schemas = { ...api.schemas, ...Object.fromEntries(others) };
      const names = Object.keys(schemas);
      const ids = new Set(
        names.flatMap((name) => {
          const root = rootNode(schemas, name);
          return [root.id, ...idsBelow(schemas, root)];
        }),
      );
      const targets = names.flatMap((name) =>
        ['i', 'label', 'work'].flatMap((text) =>
          searchSchema(schemas, name, text).map(({ node }) => hitTarget(schemas, node)),
        ),
      );
      expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    }
  });
});
