import { checkParts, type ImageParts, type ImageService, middleSquare } from '@portal/iiif';
import { middleHalf } from './region/region-keys.ts';

export type Preset = { id: 'thumbnail' | 'square' | 'detail' | 'full'; label: string };

export const presets: readonly Preset[] = [
  { id: 'thumbnail', label: 'Thumbnail' },
  { id: 'square', label: 'Square crop' },
  { id: 'detail', label: 'Detail' },
  { id: 'full', label: 'Full' },
];

type Wish = Pick<ImageParts, 'region' | 'size'>;

/** The parts of a preset in the first form that the service offers. */
export function presetParts(id: Preset['id'], service: ImageService): ImageParts {
  const rest = {
    rotation: '0',
    quality: 'default',
    format: service.formats.includes('jpg') ? 'jpg' : (service.formats[0] ?? 'jpg'),
  };
  const all = wishes(id, service).map((wish) => ({ ...wish, ...rest }));
  const offered = all.find((parts) => checkParts(parts, service).problems.length === 0);
  return offered ?? { region: 'full', size: 'max', ...rest };
}

function wishes(id: Preset['id'], service: ImageService): Wish[] {
  const unscaled = service.version === 2 ? ['full', 'max'] : ['max'];
  switch (id) {
    case 'thumbnail':
      return [
        ...['!200,200', '200,'].map((size) => ({ region: 'full', size })),
        ...readySizes(service, 400),
      ];
    case 'square': {
      const { x, y, width } = middleSquare(service);
      const side = Math.min(300, width);
      return ['square', [x, y, width, width].join(',')].flatMap((region) =>
        [`${side},`, `${side},${side}`, 'max'].map((size) => ({ region, size })),
      );
    }
    case 'detail': {
      const { x, y, width, height } = middleHalf(service);
      return unscaled.map((size) => ({ region: [x, y, width, height].join(','), size }));
    }
    case 'full':
      return unscaled.map((size) => ({ region: 'full', size }));
  }
}

/** The whole picture, large enough to point at and small enough to load at once. */
export function overviewParts(service: ImageService): ImageParts {
  const edge = Math.min(1024, service.width);
  const ready = readySizes(service, 1100).filter(({ size }) => Number.parseInt(size, 10) >= 600);
  const all = [
    ...ready,
    { region: 'full', size: `${edge},` },
    { region: 'full', size: '!1024,1024' },
  ]
    .concat(readySizes(service, 2000))
    .map((wish) => ({ ...presetParts('full', service), ...wish }));
  const offered = all.find((parts) => checkParts(parts, service).problems.length === 0);
  return offered ?? presetParts('full', service);
}

/** Ready-made sizes up to an edge, largest first, as `w,` and as `w,h`. */
function readySizes({ sizes }: ImageService, edge: number): Wish[] {
  return sizes
    .filter(({ width, height }) => Math.max(width, height) <= edge)
    .toSorted((one, other) => other.width - one.width)
    .flatMap(({ width, height }) => [`${width},`, `${width},${height}`])
    .map((size) => ({ region: 'full', size }));
}
