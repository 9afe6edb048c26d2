import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import styles from './plate.module.css';

type Props = {
  /** One of the portal's plates, e.g. "fern" */
  name: string;
  /** Its text alternative; left out if it is only decoration */
  alt?: string;
  className?: string | undefined;
};

/** A picture that follows the colour mode; only the one shown is fetched. */
export function Plate({ name, alt, className }: Props): ReactNode {
  const base = useBaseUrl('/plates/');
  const style = {
    '--plate-light': `url(${base}${name}.light.svg)`,
    '--plate-dark': `url(${base}${name}.dark.svg)`,
  } as CSSProperties;
  const role = alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true };
  return <span className={clsx(styles.plate, className)} style={style} {...role} />;
}
