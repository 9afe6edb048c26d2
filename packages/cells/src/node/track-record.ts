import { hash } from 'node:crypto';
import type { Cell } from '../cell.ts';
import type { Output } from '../output.ts';
import type { TrackLanguage } from '../tracks/index.ts';

/** What the cells of one track showed when they were last recorded: a file that is committed. */
export type TrackRecord = {
  slug: string;
  language: TrackLanguage;
  /** The address of the portal in all outputs */
  siteUrl: string;
  /** By the cell's id: the digest of its source. */
  cells: Record<string, string>;
  outputs: Record<string, Output[]>;
  /**
   * By the cell's id: its source as a program, which prints what a notebook shows of its last line.
   */
  plain: Record<string, string>;
  /** By the cell's id, for each drawing whose data are known: what it shows, in numbers. */
  drawings: Record<string, unknown[]>;
  versions: Record<string, string>;
};

export function sourceDigest({ source }: Pick<Cell, 'source'>): string {
  return hash('sha256', source).slice(0, 16);
}

/** The cells whose source differs from what was recorded, or that are not recorded. */
export function staleCells(cells: readonly Cell[], record: TrackRecord | undefined): Cell[] {
  return cells.filter((cell) => record?.cells[cell.id] !== sourceDigest(cell));
}

/** The record, with its addresses changed to those of a site built for another address. */
export function recordAt(record: TrackRecord, siteUrl: string): TrackRecord {
  if (record.siteUrl === siteUrl) return record;
  return JSON.parse(JSON.stringify(record).replaceAll(record.siteUrl, siteUrl));
}
