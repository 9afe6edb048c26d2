import { type Box, type CheckedParts, isWhole, type Pixels } from '@portal/iiif';
import type { ServiceState } from './use-image-service.ts';

export function pixelWords({ width, height }: Pixels): string {
  return `${width} by ${height} pixels`;
}

export function regionWords(region: Box, picture: Pixels): string {
  if (isWhole(region, picture)) return `whole, ${pixelWords(picture)}`;
  return `${pixelWords(region)} at ${region.x}, ${region.y}`;
}

/** The predicted result, for readers who do not see it change. */
export function requestWords({ problems, region, predicted }: CheckedParts): string {
  if (problems.length > 0) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    return `${count}. ${problems.map(({ part, words }) => `${part}: ${words}`).join(' ')}`;
  }
  if (!region || !predicted) return '';
  return `Region of ${pixelWords(region)} at ${region.x}, ${region.y}. Predicted size: ${pixelWords(predicted)}.`;
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

/** What the chosen picture is, for readers who see it. */
export function factWords(state: ServiceState): string {
  if (state.kind !== 'ready') return serviceWords(state);
  const { width, height, version, level } = state.service;
  return `${width} × ${height} pixels. IIIF Image API version ${version}, level ${level}.`;
}

/** Why no picture is shown: whether the page or the service refused it is impossible to tell. */
export function missingWords(url: string, origin: string): string {
  return new URL(url).origin === origin
    ? 'The service sent no picture for this address.'
    : 'The picture is on another host and could not be loaded: this page may not be allowed to show it.';
}

export type Arrival = { url: string; pixels?: Pixels };

/** What was received, compared with the prediction. */
export function arrivalWords({ url, pixels }: Arrival, predicted: Pixels, origin: string): string {
  if (!pixels) return missingWords(url, origin);
  const isSame = pixels.width === predicted.width && pixels.height === predicted.height;
  return `The picture has ${pixelWords(pixels)}, ${isSame ? 'as predicted' : `not ${pixelWords(predicted)} as predicted`}.`;
}
