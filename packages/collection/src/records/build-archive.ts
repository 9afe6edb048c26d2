import { seededRandom } from '../random/seeded-random.ts';
import type { ArchiveEntry, ArchivePart } from '../read/archive-entry.ts';
import type { WorkEntry } from '../read/work-entry.ts';
import { buildWork, type Workshop } from './build-work.ts';
import { availabilities } from './holdings/availabilities.ts';
import { shelvedItem } from './holdings/items.ts';
import { type AccessMethodId, access, shelf } from './holdings/locations.ts';
import { identifier } from './identifier.ts';
import type { FullWork, Item, RelatedWork } from './record-types.ts';

type Node = ArchiveEntry | ArchivePart;

/** A record and its neighbours in the tree. */
type Branch = { work: FullWork; above: Branch | undefined; below: Branch[] };

/** The records of an archive from the top down, each linked to those above, below and beside it. */
export function buildArchive(entry: ArchiveEntry, workshop: Workshop): FullWork[] {
  const top = grow(entry, undefined, entry, workshop);
  const all = walk(top);
  for (const branch of all) relate(branch);
  return all.map(({ work }) => work);
}

function grow(
  node: Node,
  above: Branch | undefined,
  top: ArchiveEntry,
  workshop: Workshop,
): Branch {
  const reference = above ? `${above.work.referenceNumber}/${node.reference}` : node.reference;
  const branch: Branch = { work: record(node, reference, top, workshop), above, below: [] };
  branch.below = (node.parts ?? []).map((part) => grow(part, branch, top, workshop));
  return branch;
}

function record(node: Node, reference: string, top: ArchiveEntry, workshop: Workshop): FullWork {
  const key = `archive ${reference}`;
  const entry: WorkEntry = {
    id: node.id,
    title: node.title,
    description: node.description,
    date: node.date,
    by: node.by ?? top.by,
    genres: node.genres ?? (node === top ? top.genres : undefined),
    languages: node.languages ?? top.languages,
    physical: node.physical,
    notes: node.notes,
    format: node.format ?? 'h',
    subjects: node.subjects ?? top.subjects ?? [],
    place: null,
    copies: 'online',
  };
  const built = buildWork(entry, key, workshop);
  const items = node.parts ? [] : [archiveItem(node, key, reference, workshop)];
  return {
    ...built,
    referenceNumber: reference,
    identifiers: [
      identifier('calm-record-id', recordId(key)),
      identifier('calm-ref-no', reference),
    ],
    items,
    availabilities: availabilities(items, []),
    type: levelOf(node, node === top),
  };
}

function levelOf(node: Node, isTop: boolean): FullWork['type'] {
  if (isTop) return 'Collection';
  return ('level' in node && node.level) || 'Work';
}

function archiveItem(node: Node, key: string, reference: string, { ids }: Workshop): Item {
  const status = node.access ?? 'open';
  const location = shelf('closed-stores', reference, [
    access(methods[status] ?? 'online-request', status, { terms: node.terms }),
  ]);
  return shelvedItem({ key, ids, random: seededRandom(key) }, location, undefined, node.item ?? {});
}

const methods: Partial<Record<NonNullable<Node['access']>, AccessMethodId>> = {
  restricted: 'manual-request',
  closed: 'not-requestable',
  unavailable: 'not-requestable',
  'temporarily-unavailable': 'not-requestable',
  'by-appointment': 'manual-request',
  'permission-required': 'manual-request',
};

/** The archive system's own id, in the form of a UUID. */
function recordId(key: string): string {
  const random = seededRandom(`record ${key}`);
  const hex = (count: number): string =>
    Array.from({ length: count }, () => Math.floor(random.next() * 16).toString(16)).join('');
  return [hex(8), hex(4), `4${hex(3)}`, `a${hex(3)}`, hex(12)].join('-');
}

function walk(branch: Branch): Branch[] {
  return [branch, ...branch.below.flatMap(walk)];
}

function relate({ work, above, below }: Branch): void {
  const beside = above?.below ?? [];
  const here = beside.findIndex((branch) => branch.work === work);
  work.parts = below.map((part) => summary(part));
  work.partOf = above ? [summary(above, true)] : [];
  work.precededBy = beside
    .slice(Math.max(0, here - 1), Math.max(0, here))
    .map((one) => summary(one));
  work.succeededBy = beside.slice(here + 1, here + 2).map((one) => summary(one));
}

function summary(branch: Branch, withAncestors = false): RelatedWork {
  const { work, above, below } = branch;
  return {
    id: work.id,
    title: work.title,
    ...(work.referenceNumber && { referenceNumber: work.referenceNumber }),
    ...(withAncestors && above && { partOf: [summary(above, true)] }),
    totalParts: below.length,
    totalDescendentParts: walk(branch).length - 1,
    type: work.type,
  };
}
