import type { CheckedParts } from './request/check-parts.ts';
import type { Pixels } from './service/image-service.ts';
import type { ServiceState } from './use-image-service.ts';

export function pixelWords({ width, height }: Pixels): string {
  return `${width} by ${height} pixels`;
}

/** What the request will give, for readers who do not see it change. */
export function requestWords({ problems, region, predicted }: CheckedParts): string {
  if (problems.length > 0) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    return `${count}. ${problems.map(({ part, words }) => `${part}: ${words}`).join(' ')}`;
  }
  if (!region || !predicted) return '';
  const place = `${pixelWords(region)} at ${region.x}, ${region.y}`;
  return `Region of ${place}. Predicted size: ${pixelWords(predicted)}.`;
}

export function serviceWords(state: ServiceState): string {
  switch (state.kind) {
    case 'none':
      return '';
    case 'loading':
      return 'Fetching info.json.';
    case 'ready':
      return `Picture of ${pixelWords(state.service)} opened.`;
    case 'failed':
      return state.words.join(' ');
  }
}

export type Arrival = { url: string; pixels?: Pixels };

/** What came, compared with what was predicted. */
export function arrivalWords({ pixels }: Arrival, predicted: Pixels): string {
  if (!pixels) return 'The service sent no picture for this address.';
  const isSame = pixels.width === predicted.width && pixels.height === predicted.height;
  return `The picture has ${pixelWords(pixels)}, ${isSame ? 'as predicted' : `not ${pixelWords(predicted)} as predicted`}.`;
}
