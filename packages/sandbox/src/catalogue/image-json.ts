import type { Image } from '../collection.ts';

const sourceKeys = ['contributors', 'languages', 'genres', 'subjects'] as const;

/** An image with the requested parts of its work. */
export function chooseParts(image: Image, include: readonly string[]): Image {
  const { source, ...rest } = image;
  if (!source) return image;
  const { id, title, type } = source;
  const chosen = Object.fromEntries(
    sourceKeys.filter((key) => include.includes(`source.${key}`)).map((key) => [key, source[key]]),
  );
  const { type: kind, ...front } = rest;
  return {
    ...front,
    source: { id, ...(title !== undefined && { title }), ...chosen, type },
    type: kind,
  };
}
