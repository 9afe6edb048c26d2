import { type Offer, refused } from '../part-problem.ts';
import { parseRotation, type Turn, writeRotation } from '../rotation.ts';
import type { ImageService } from '../service/image-service.ts';
import { suggestRotation } from '../suggest.ts';
import { validRotation } from '../valid-forms.ts';

/** How the service mirrors and rotates the picture, if it can. */
export function offeredTurn(text: string, { features }: ImageService): Offer<Turn> {
  const turn = parseRotation(text);
  if (!turn.ok) {
    const words = `The rotation ${turn.what}. Use ${validRotation}.`;
    return refused('rotation', words, suggestRotation(text));
  }
  const { mirror, degrees } = turn.value;
  if (mirror && !features.includes('mirroring')) {
    const plain = writeRotation({ mirror: false, degrees });
    return refused('rotation', 'This service does not mirror pictures.', plain);
  }
  const any = features.includes('rotationArbitrary');
  if (degrees % 360 !== 0 && !any && !features.includes('rotationBy90s')) {
    return refused('rotation', 'This service does not rotate pictures. Use 0.', '0');
  }
  if (degrees % 90 !== 0 && !any) {
    const words = 'This service rotates pictures by quarter turns only. Use 0, 90, 180 or 270.';
    const nearest = (Math.round(degrees / 90) % 4) * 90;
    return refused('rotation', words, writeRotation({ mirror, degrees: nearest }));
  }
  return turn;
}
