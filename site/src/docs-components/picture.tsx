import useBaseUrl from '@docusaurus/useBaseUrl';
import type { ReactNode } from 'react';
import styles from './picture.module.css';

type Props = {
  /** The path on the API's host, e.g. "/image/V0040217/full/300,/0/default.jpg" */
  url: string;
  /** What the picture shows */
  alt: string;
  /** The longest side in pixels; 120 by default, at most 999 */
  longest?: string;
  /** The full address: added by config/guides/show-pictures.ts, as are the file and its dimensions. */
  address?: string;
  src?: string;
  width?: string;
  height?: string;
};

/** A picture that the sandbox has made, linked to its address. Without a sandbox, the address. */
export function Picture({ url, alt, address, src, width, height }: Props): ReactNode {
  const file = useBaseUrl(src);
  const sandbox = useBaseUrl(`/sandbox${url}`);
  if (src === undefined) {
    return (
      <a href={address}>
        <code>{address}</code>
      </a>
    );
  }
  return (
    <a className={styles.picture} href={sandbox}>
      <img src={file} alt={alt} width={width} height={height} loading="lazy" decoding="async" />
    </a>
  );
}
