import { escapeMarkup } from '@portal/contract';
import { checkParts, type ImageParts, type ImageService, imageAddress } from '@portal/iiif';

const usualWidths = [320, 640, 960, 1280, 1920, 2560];

export type Candidate = { url: string; width: number };

/** The same picture in several widths, smallest first. Nothing is enlarged beyond what is shown. */
export function srcsetCandidates(parts: ImageParts, service: ImageService): Candidate[] {
  const { region, size, predicted } = checkParts(parts, service);
  if (!region || !size || !predicted) return [];
  const most = Math.max(region.width, size.width);
  const shape = size.height / size.width;
  const natural = region.height / region.width;
  const isDistorted = Math.abs(shape / natural - 1) > 0.02;
  const ready = service.sizes.map(({ width }) => width);
  const found = new Map([[predicted.width, imageAddress(service, parts)]]);
  for (const width of [...usualWidths, ...ready].filter((one) => one < most)) {
    const exact = `${width},${Math.max(1, Math.round(width * shape))}`;
    for (const text of isDistorted ? [exact] : [`${width},`, exact]) {
      const scaled = { ...parts, size: text };
      const out = checkParts(scaled, service).predicted;
      if (!out || found.has(out.width)) continue;
      found.set(out.width, imageAddress(service, scaled));
    }
  }
  return [...found]
    .map(([width, url]) => ({ width, url }))
    .toSorted((one, other) => one.width - other.width);
}

/** An `<img>` element with `srcset`, or undefined while the request is wrong. */
export function srcsetText(parts: ImageParts, service: ImageService): string | undefined {
  const { predicted } = checkParts(parts, service);
  if (!predicted) return undefined;
  const candidates = srcsetCandidates(parts, service).map(({ url, width }) => `${url} ${width}w`);
  return [
    '<img',
    `  src="${escapeMarkup(imageAddress(service, parts))}"`,
    `  srcset="${candidates.map(escapeMarkup).join(',\n          ')}"`,
    `  sizes="(max-width: ${predicted.width}px) 100vw, ${predicted.width}px"`,
    `  width="${predicted.width}"`,
    `  height="${predicted.height}"`,
    '  alt="Say here what the picture shows"',
    '>',
  ].join('\n');
}
