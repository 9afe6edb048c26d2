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
import { hitTarget } from './hit-target.ts';
import { levelsOfPart, opensHere } from './opens-here.ts';

/** Every id in the section of a schema. */
function idsBelow(schemas: Schemas, node: SchemaNode, levels?: number): string[] {
  return childrenOf(schemas, node).flatMap((child) => [
    child.id,
    ...(opensHere(schemas, child, levels) ? idsBelow(schemas, child, levels) : []),
  ]);
}

describe('hitTarget', () => {
  let apis: Api[];

  beforeAll(async () => {
    apis = await loadApis(apisFolder);
  });

  it.each([
    ['a page', 0, undefined],
    ['a page of many schemas', 200, undefined],
    ['one page of several', 0, levelsOfPart],
  ])('takes every hit to an id on %s', (_, more, levels) => {
    for (const api of apis) {
      const others = Array.from({ length: more }, (_other, index) => [`Other${index}`, {}]);
      const schemas: Schemas = { ...api.schemas, ...Object.fromEntries(others) };
      const names = Object.keys(api.schemas);
      const ids = new Set(
        names.flatMap((name) => {
          const root = rootNode(schemas, name);
          return [root.id, ...idsBelow(schemas, root, levels)];
        }),
      );
      const targets = names.flatMap((name) =>
        // Most names contain it.
        searchSchema(schemas, name, 'i').map(({ node }) => hitTarget(schemas, node, levels)),
      );
      expect(targets.filter((target) => !ids.has(target))).toEqual([]);
    }
  });
});
