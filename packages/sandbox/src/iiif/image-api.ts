import { canonicalParts, splitParts } from '@portal/iiif';
import { type Answer, fileAnswer, redirect, textAnswer } from '../answer.ts';
import { decodeSegment } from '../decode-segment.ts';
import type { SandboxRequest } from '../sandbox-request.ts';
import { badSyntax, imageErrorAnswer, noSuchImage } from './image-error.ts';
import { imageInfo } from './image-info.ts';
import { planImage } from './image-plan.ts';
import { type PictureServiceOptions, pictureAnswer } from './picture-answer.ts';
import { findPicture, type PictureList } from './picture-list.ts';

const profile = '<http://iiif.io/api/image/2/level2.json>;rel="profile"';

/** The image service: Image API 2.1, level 2. */
export function createImageApi(list: PictureList, options: PictureServiceOptions) {
  async function answer({ path, url, mount }: SandboxRequest, sent: Request): Promise<Answer> {
    const [, , identifier = '', ...rest] = path.split('/').map(decodeSegment);
    const picture = findPicture(list, identifier);
    if (!picture) throw noSuchImage();
    const id = `${url.origin}${mount}/image/${encodeURIComponent(identifier)}`;
    if (rest.length === 0) {
      return redirect(303, `${id}/info.json`);
    }
    if (rest.length === 1 && rest[0] === 'info.json') {
      return info(id, picture, sent.headers.get('Accept') ?? '');
    }
    const parts = splitParts(rest);
    if (!parts) throw badSyntax('five parts are needed: region/size/rotation/quality.format');
    const plan = planImage(parts, picture);
    return pictureAnswer({ identifier, picture, plan }, options, sent, {
      Link: `<${id}/${canonicalParts(plan, picture)}>;rel="canonical",${profile}`,
    });
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

function info(id: string, picture: { width: number; height: number }, accept: string): Answer {
  const type = accept.includes('application/ld+json') ? 'application/ld+json' : 'application/json';
  return fileAnswer(JSON.stringify(imageInfo(id, picture)), {
    'Content-Type': type,
    Link: profile,
    Vary: 'Accept',
  });
}
