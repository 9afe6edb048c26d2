import { type Answer, textAnswer } from '../answer.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { imageErrorAnswer, noSuchImage } from './image-error.ts';
import { planImage } from './image-plan.ts';
import { type PictureServiceOptions, pictureAnswer } from './picture-answer.ts';
import { findPicture, type PictureList } from './picture-list.ts';

/**
 * The pictures of articles and events: `M0053479.jpg`, and a crop of it with `?rect=x,y,width,height`.
 * They come from where editors keep their pictures, not from the IIIF service, so their addresses
 * differ.
 */
export function createEditorialImagesApi(list: PictureList, options: PictureServiceOptions) {
  async function answer({ path, url }: SandboxRequest, sent: Request): Promise<Answer> {
    const [, name = ''] = /^\/editorial-images\/([A-Z]\d{7}\.jpg)$/.exec(path) ?? [];
    const picture = findPicture(list, name);
    if (!picture) throw noSuchImage();
    const region = url.searchParams.get('rect') ?? 'full';
    const parts = { region, size: 'max', rotation: '0', quality: 'default', format: 'jpg' };
    const plan = planImage(parts, picture);
    return pictureAnswer({ identifier: name, picture, plan }, options, sent);
  }

  return async (request: SandboxRequest, sent: Request): Promise<Answer> => {
    if (request.method !== 'GET') return textAnswer(405, 'Only GET is answered here.');
    try {
      return await answer(request, sent);
    } catch (error) {
      return imageErrorAnswer(error);
    }
  };
}
