import type { Pixels } from '../service/image-service.ts';

/** The five parts of an image address as they are written, right or wrong. */
export type ImageParts = {
  /** e.g. `full`, `0,0,800,600`, `pct:25,25,50,50` */
  region: string;
  /** e.g. `max`, `400,`, `!400,400`, `pct:50` */
  size: string;
  /** e.g. `90`, `!0` */
  rotation: string;
  /** e.g. `default` */
  quality: string;
  /** e.g. `jpg` */
  format: string;
};

export type PartName = keyof ImageParts;

export const partNames: readonly PartName[] = ['region', 'size', 'rotation', 'quality', 'format'];

export type Box = Pixels & { x: number; y: number };

/** What is wrong with a part, and what would be right. */
export type PartProblem = { part: PartName; words: string; suggestion?: string };

export type Reading<Value> = { ok: true; value: Value } | { ok: false; problem: PartProblem };

export function wrong(part: PartName, words: string, suggestion?: string) {
  const problem: PartProblem = { part, words, ...(suggestion !== undefined && { suggestion }) };
  return { ok: false, problem } as const;
}

export function right<Value>(value: Value): Reading<Value> {
  return { ok: true, value };
}

/** What would change the meaning of the address is encoded; commas and colons stay readable. */
function segment(text: string): string {
  return encodeURIComponent(text).replaceAll('%2C', ',').replaceAll('%3A', ':');
}

/** The address of a picture, of parts that were checked: `https://iiif.example.org/image/V0040217/full/400,/0/default.jpg` */
export function imageAddress(service: { address: string }, parts: ImageParts): string {
  const { region, size, rotation, quality, format } = parts;
  const steps = [region, size, rotation].map(segment).join('/');
  return `${service.address}/${steps}/${segment(quality)}.${segment(format)}`;
}
