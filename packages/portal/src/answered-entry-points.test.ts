import { expect, it } from 'vitest';
import { answeredEntryPoints } from './answered-entry-points.ts';
import type { ResolvedApi } from './portal.ts';

const api = (id: string, segments: string[], sandbox?: ResolvedApi['sandbox']): ResolvedApi => ({
  ...{ id, label: id, basePath: '', segments, guideHost: 'https://museum.example/sandbox' },
  ...(sandbox && { sandbox }),
});
const entry = (path: string) => ({ path, shows: path });
const group = (title: string, ...paths: string[]) => ({ title, entries: paths.map(entry) });
const page = (...entryPoints: ReturnType<typeof group>[]) => ({
  ...{ description: 'Try it.', lead: 'Try it.' },
  entryPoints,
});

it('are the requests to APIs that the sandbox answers for, by the first part of their paths', () => {
  const apis = [api('boats', ['boats', 'ships'], 'catalogue'), api('ropes', ['ropes'])];
  const sandboxPage = page(
    group('Boats', '/boats/v1?query=rope', '/ropes/1', '/ships'),
    group('Ropes', '/ropes?page=2'),
    group('More', '/boats?page=2', '/boatsheds', '/ships#first'),
  );
  expect(answeredEntryPoints({ apis, sandboxPage })).toEqual([
    group('Boats', '/boats/v1?query=rope', '/ships'),
    group('More', '/boats?page=2', '/ships#first'),
  ]);
});

it('are none without a sandbox or its page', () => {
  const sandboxPage = page(group('Boats', '/boats'));
  expect(answeredEntryPoints({ apis: [api('boats', ['boats'])], sandboxPage })).toEqual([]);
  expect(answeredEntryPoints({ apis: [api('boats', ['boats'], 'catalogue')] })).toEqual([]);
});
