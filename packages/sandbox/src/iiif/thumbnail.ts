import { type Answer, jsonAnswer } from '../answers/answer.ts';
import { ServiceError } from '../answers/service-error.ts';
import { baseOf, partsOf, type SandboxRequest } from '../sandbox-request.ts';
import type { Resources } from '../service.ts';
import { noSuchImage } from './image-error.ts';
import { imageInfo } from './image-info.ts';
import { planImage } from './image-plan.ts';
import { pictureAnswer } from './picture-answer.ts';
import { findPicture } from './picture-list.ts';

/** Thumbnails: only ready-made sizes of whole pictures (Image API 2.1, level 0). */
export async function thumbnail(request: SandboxRequest, resources: Resources): Promise<Answer> {
  const [identifier = '', region, size, rotation, last] = partsOf(request);
  const picture = findPicture(resources.pictures, identifier);
  if (request.method !== 'GET' || !picture) throw noSuchImage();
  if (region !== 'full' || rotation !== '0' || last !== 'default.jpg' || size === undefined) {
    const body = JSON.stringify({ message: 'Only full/{size}/0/default.jpg' });
    return jsonAnswer(400, body, 'application/json');
  }
  const ready = imageInfo(`${baseOf(request)}/thumbs/${identifier}`, picture).sizes;
  const fitting = ready.find(({ width, height }) =>
    [
      `!${Math.max(width, height)},${Math.max(width, height)}`,
      `${width},`,
      `${width},${height}`,
    ].includes(size),
  );
  if (!fitting) throw new ServiceError(404, 'There is no thumbnail of this size');
  const parts = { region: 'full', size: `${fitting.width},${fitting.height}`, rotation: '0' };
  const plan = planImage({ ...parts, quality: 'default', format: 'jpg' }, picture);
  return pictureAnswer({ identifier, picture, plan }, resources, request.sent);
}
