import { checkParts, type ImageParts, type ImageService, isWhole, type Turn } from '@portal/iiif';
import { quoteJavaScript } from '../../samples/languages/quote.ts';

/**
 * OpenSeadragon rotates first and mirrors the view afterwards, the standard the other way round: a
 * mirrored picture rotates in the other direction.
 */
export function viewerTurn({ mirror, degrees }: Turn): { degrees: number; flipped: boolean } {
  return { degrees: (mirror ? 360 - degrees : degrees) % 360, flipped: mirror };
}

/**
 * A deep-zoom viewer of the same service that opens at the same region and rotation. Undefined
 * while either is wrong.
 */
export function openSeadragonText(parts: ImageParts, service: ImageService): string | undefined {
  const { region, turn } = checkParts(parts, service);
  if (!region || !turn) return undefined;
  const { degrees, flipped } = viewerTurn(turn);
  const lines = [
    'const viewer = OpenSeadragon({',
    "  id: 'viewer',",
    `  tileSources: ${quoteJavaScript(`${service.address}/info.json`)},`,
    '  showNavigationControl: false,',
    ...(degrees === 0 ? [] : [`  degrees: ${degrees},`]),
    ...(flipped ? ['  flipped: true,'] : []),
    '});',
  ];
  if (!isWhole(region, service)) {
    const { x, y, width, height } = region;
    lines.push(
      "viewer.addOnceHandler('open', () => {",
      '  const { viewport } = viewer;',
      `  const region = viewport.imageToViewportRectangle(${x}, ${y}, ${width}, ${height});`,
      '  viewport.fitBounds(region, true);',
      '});',
    );
  }
  return lines.join('\n');
}
