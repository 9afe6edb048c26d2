import type { Format } from '@portal/iiif';
import type { ImgHTMLAttributes, ReactElement } from 'react';
import { type IiifInfo, type WholeSize, wholeSizes } from './iiif-info.ts';

type Own = 'alt' | 'height' | 'sizes' | 'src' | 'srcSet' | 'width';

export type IiifImageProps = Omit<ImgHTMLAttributes<HTMLImageElement>, Own> & {
  /** The address of the picture's `info.json`, as the catalogue has it, or of its image service */
  service: string;
  /** What is in its `info.json`; `useIiifInfo(service)` loads it. */
  info: IiifInfo;
  /** How wide the picture is shown, e.g. `(max-width: 40em) 100vw, 40em`: the browser then chooses */
  sizes: string;
  /** What the picture shows, for those who do not see it; `""` if it only decorates */
  alt: string;
  /** Defaults to `jpg`. */
  format?: Format;
};

/** Pictures this wide are enough for a browser that chooses none itself. */
const usualWidth = 960;

/**
 * A picture of any IIIF image service in the widths it really has. Its `width` and `height` reserve its
 * place before it loads: for one that shrinks with its column, set `max-width: 100%; height: auto`.
 */
export function IiifImage(props: IiifImageProps): ReactElement {
  const { service, info, alt, sizes, format = 'jpg', ...others } = props;
  const base = service.replace(/\/(info\.json)?$/, '');
  const found = wholeSizes(info);
  const urlOf = ({ size }: Pick<WholeSize, 'size'>) => `${base}/full/${size}/0/default.${format}`;
  const { width, height } = found.at(-1) ?? info;
  const usual = found.filter((one) => one.width <= usualWidth).at(-1) ?? found[0];
  return (
    <img
      // Before the addresses: once these are set, a browser may begin to load.
      loading="lazy"
      decoding="async"
      {...others}
      {...{ width, height, sizes }}
      alt={alt}
      srcSet={found.map((one) => `${urlOf(one)} ${one.width}w`).join(', ') || undefined}
      src={urlOf(usual ?? { size: 'full' })}
    />
  );
}
