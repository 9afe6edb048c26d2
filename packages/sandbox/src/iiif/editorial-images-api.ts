import { type Answer, fileAnswer, textAnswer } from '../answer.ts';
import type { ImagePort } from '../ports.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { imageErrorAnswer, noSuchImage } from './image-error.ts';
import { planImage } from './image-plan.ts';
import { findPicture, type PictureList } from './picture-list.ts';

/**
 * The pictures of articles and events: `M0053479.jpg`, and a crop of it with `?rect=x,y,width,height`.
 * They come from where editors keep their pictures, not from the IIIF service, so their addresses
 * differ.
 */
export function createEditorialImagesApi(list: PictureList, images: ImagePort) {
  async function answer({ path, url }: SandboxRequest): Promise<Answer> {
    const [, name = ''] = /^\/editorial-images\/([A-Z]\d{7}\.jpg)$/.exec(path) ?? [];
    const picture = findPicture(list, name);
    if (!picture) throw noSuchImage();
    const region = url.searchParams.get('rect') ?? 'full';
    const parts = { region, size: 'max', rotation: '0', quality: 'default', format: 'jpg' };
    const bytes = await images.render(picture.file, planImage(parts, picture));
    return fileAnswer(bytes, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=86400',
    });
  }

  return async (request: SandboxRequest): Promise<Answer> => {
    if (request.method !== 'GET') return textAnswer(405, 'Only GET is answered here.');
    try {
      return await answer(request);
    } catch (error) {
      return imageErrorAnswer(error);
    }
  };
}
