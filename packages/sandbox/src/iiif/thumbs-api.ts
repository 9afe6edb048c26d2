import { type Answer, jsonAnswer, textAnswer } from '../answer.ts';
import { decodeSegment } from '../decode-segment.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { imageErrorAnswer } from './image-error.ts';
import { imageInfo } from './image-info.ts';
import { planImage } from './image-plan.ts';
import { type PictureServiceOptions, pictureAnswer } from './picture-answer.ts';
import { findPicture, type PictureList } from './picture-list.ts';

/** Thumbnails: ready-made sizes of whole pictures and nothing else (Image API 2.1, level 0). */
export function createThumbsApi(list: PictureList, options: PictureServiceOptions) {
  return async ({ method, path, url, mount }: SandboxRequest, sent: Request): Promise<Answer> => {
    const [, , identifier = '', region, size, rotation, last] = path.split('/').map(decodeSegment);
    const picture = findPicture(list, identifier);
    if (method !== 'GET' || !picture) return textAnswer(404, 'Image does not exist');
    if (region !== 'full' || rotation !== '0' || last !== 'default.jpg' || size === undefined) {
      return jsonAnswer(
        400,
        JSON.stringify({ message: 'Only full/{size}/0/default.jpg' }),
        'application/json',
      );
    }
    const ready = imageInfo(`${url.origin}${mount}/thumbs/${identifier}`, picture).sizes;
    const fitting = ready.find(({ width, height }) =>
      [
        `!${Math.max(width, height)},${Math.max(width, height)}`,
        `${width},`,
        `${width},${height}`,
      ].includes(size),
    );
    if (!fitting) return textAnswer(404, 'There is no thumbnail of this size');
    const parts = { region: 'full', size: `${fitting.width},${fitting.height}`, rotation: '0' };
    const plan = planImage({ ...parts, quality: 'default', format: 'jpg' }, picture);
    try {
      return await pictureAnswer({ identifier, picture, plan }, options, sent);
    } catch (error) {
      return imageErrorAnswer(error);
    }
  };
}
