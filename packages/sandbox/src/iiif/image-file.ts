import { canonicalParts, splitParts } from '@portal/iiif';
import { type Answer, fileAnswer, redirect } from '../answers/answer.ts';
import { textOf } from '../read-values.ts';
import { baseOf, type Call, partsOf, type SandboxRequest } from '../sandbox-request.ts';
import type { Resources } from '../service.ts';
import { badSyntax, noSuchImage } from './image-error.ts';
import { imageInfo } from './image-info.ts';
import { planImage } from './image-plan.ts';
import { pictureAnswer } from './picture-answer.ts';
import { findPicture, type KnownPicture } from './picture-list.ts';

const profile = '<http://iiif.io/api/image/2/level2.json>;rel="profile"';

function knownPicture({ pictures }: Resources, identifier: string): KnownPicture {
  const picture = findPicture(pictures, identifier);
  if (!picture) throw noSuchImage();
  return picture;
}

function idOf(request: SandboxRequest, identifier: string): string {
  return `${baseOf(request)}/image/${encodeURIComponent(identifier)}`;
}

function partOf({ values }: Call, name: string): string {
  return textOf(values, name) ?? '';
}

/** A picture requested by the five parts of Image API 2.1, level 2. */
export async function imageFile(call: Call, resources: Resources): Promise<Answer> {
  const identifier = partOf(call, 'identifier');
  const picture = knownPicture(resources, identifier);
  const last =
    textOf(call.values, 'last') ?? ['quality', 'format'].map((one) => partOf(call, one)).join('.');
  const parts = splitParts([
    ...['region', 'size', 'rotation'].map((one) => partOf(call, one)),
    last,
  ]);
  if (!parts) throw fiveParts();
  const plan = planImage(parts, picture);
  return pictureAnswer({ identifier, picture, plan }, resources, call.sent, {
    Link: `<${idOf(call, identifier)}/${canonicalParts(plan, picture)}>;rel="canonical",${profile}`,
  });
}

function infoAnswer(request: SandboxRequest, identifier: string, picture: KnownPicture): Answer {
  const accept = request.sent.headers.get('Accept') ?? '';
  const type = accept.includes('application/ld+json') ? 'application/ld+json' : 'application/json';
  return fileAnswer(JSON.stringify(imageInfo(idOf(request, identifier), picture)), {
    'Content-Type': type,
    Link: profile,
    Vary: 'Accept',
  });
}

/** What a program needs to know before it requests the picture. */
export function imageInformation(call: Call, resources: Resources): Answer {
  const identifier = partOf(call, 'identifier');
  return infoAnswer(call, identifier, knownPicture(resources, identifier));
}

/** The identifier alone redirects to its information; most other paths are not pictures. */
export function otherImagePath(request: SandboxRequest, resources: Resources): Answer {
  const [identifier = '', ...rest] = partsOf(request);
  const picture = knownPicture(resources, identifier);
  if (rest.length === 0) return redirect(303, `${idOf(request, identifier)}/info.json`);
  // With its dot percent-encoded, it matches no template.
  if (rest.join('/') === 'info.json') return infoAnswer(request, identifier, picture);
  throw fiveParts();
}

function fiveParts() {
  return badSyntax('five parts are needed: region/size/rotation/quality.format');
}
