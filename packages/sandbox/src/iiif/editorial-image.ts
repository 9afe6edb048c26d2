import type { Answer } from '../answers/answer.ts';
import { textOf } from '../read-values.ts';
import type { Call } from '../sandbox-request.ts';
import type { Resources } from '../service.ts';
import { noSuchImage } from './image-error.ts';
import { planImage } from './image-plan.ts';
import { pictureAnswer } from './picture-answer.ts';
import { findPicture } from './picture-list.ts';

/**
 * A picture of an article or event: `M0053479.jpg`, optionally cropped with `?rect=x,y,width,height`.
 * These come from the editors' own picture store, not from the IIIF service, so their addresses differ.
 */
export async function editorialImage(call: Call, resources: Resources): Promise<Answer> {
  const name = textOf(call.values, 'name') ?? '';
  const picture = /^[A-Z]\d{7}\.jpg$/.test(name)
    ? findPicture(resources.pictures, name)
    : undefined;
  if (!picture) throw noSuchImage();
  const region = textOf(call.values, 'rect') ?? 'full';
  const parts = { region, size: 'max', rotation: '0', quality: 'default', format: 'jpg' };
  const plan = planImage(parts, picture);
  return pictureAnswer({ identifier: name, picture, plan }, resources, call.sent);
}
