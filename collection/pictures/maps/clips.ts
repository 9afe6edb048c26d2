import { element } from '@portal/engraving';
import { boxPath } from './box-path.ts';
import type { Box } from './land.ts';

/** What is clipped by `url(#map)` stays inside the frame of the map. */
export function mapClip(box: Box): string {
  return element('clipPath', { id: 'map' }, element('path', { d: boxPath(box) }));
}

/** What is clipped by `url(#land)` stays on land. The coast must be defined before. */
export function landClip(): string {
  return element(
    'clipPath',
    { id: 'land' },
    element('use', { href: '#coast', 'clip-rule': 'evenodd' }),
  );
}
