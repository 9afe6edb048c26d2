import { canonicalParts, type ImagePlan } from '@portal/iiif';
import { type Answer, fileAnswer, notModified } from '../answers/answer.ts';
import { matchesEntityTag } from '../http/index.ts';
import type { ImagePort } from '../ports.ts';
import { encodings } from './encodings.ts';
import type { KnownPicture } from './picture-list.ts';

export type PictureServiceOptions = {
  images: ImagePort;
  /** Changes whenever the collection or its renderer does. */
  edition: string;
};

export type WantedPicture = { identifier: string; picture: KnownPicture; plan: ImagePlan };

/** Renders a picture for a request, unless the client already has it. */
export async function pictureAnswer(
  { identifier, picture, plan }: WantedPicture,
  { images, edition }: PictureServiceOptions,
  sent: Request,
  more: Answer['headers'] = {},
): Promise<Answer> {
  const name = encodeURIComponent(identifier + (picture.version ?? ''));
  const tag = `"${edition}/${name}/${canonicalParts(plan, picture)}"`;
  const headers = { 'Cache-Control': 'public, max-age=86400', ETag: tag, ...more };
  if (matchesEntityTag(sent.headers.get('If-None-Match'), tag)) return notModified(headers);
  const bytes = await images.render(picture, plan, sent.signal);
  return fileAnswer(bytes, { 'Content-Type': encodings[plan.format].type, ...headers });
}
