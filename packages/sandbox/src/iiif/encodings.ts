import type { Format } from '@portal/iiif';

/** The media type of each format, and its quality from 0 to 1, which Node and browsers share. */
export const encodings = {
  jpg: { type: 'image/jpeg', quality: 0.85 },
  png: { type: 'image/png' },
  gif: { type: 'image/gif' },
  webp: { type: 'image/webp', quality: 0.82 },
} as const satisfies Record<Format, { type: string; quality?: number }>;
