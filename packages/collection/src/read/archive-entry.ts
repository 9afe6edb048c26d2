import { z } from 'zod';
import { accessStatusLabels } from '../records/labels.ts';
import { catalogueId, describedFields } from './work-entry.ts';

const statuses = Object.keys(accessStatusLabels) as [AccessStatus, ...AccessStatus[]];
type AccessStatus = keyof typeof accessStatusLabels;

const nodeFields = {
  ...describedFields,
  /** Its own part of the reference number, e.g. "2" in "PP/HAL/B/2". */
  reference: z.string({ error: 'must be words in quotes, such as "2"' }).min(1),
  format: z.enum(['h', 'hdig']).optional(),
  subjects: z.array(z.string().min(1)).optional(),
  access: z.enum(statuses).optional(),
  terms: z.string().min(1).optional(),
  /** Fixed ids of the copy, if other texts rely on them. */
  item: z.strictObject({ id: catalogueId, number: z.string() }).optional(),
};

type NodeFields = z.infer<z.ZodObject<typeof nodeFields>>;

export type ArchivePart = NodeFields & {
  level?: 'Series' | 'Section' | undefined;
  parts?: ArchivePart[] | undefined;
};

const archivePart: z.ZodType<ArchivePart> = z.lazy(() =>
  z.strictObject({
    ...nodeFields,
    level: z.enum(['Series', 'Section']).optional(),
    parts: z.array(archivePart).optional(),
  }),
);

export const archiveEntry = z.strictObject({ ...nodeFields, parts: z.array(archivePart).min(1) });

export type ArchiveEntry = z.infer<typeof archiveEntry>;
