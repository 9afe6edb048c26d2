import type { ReactNode } from 'react';
import type { PagePart } from '../../pages/page-part.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { Description } from '../rows/description.tsx';
import { AsMarkdown } from '../sections/page-header.tsx';
import styles from './split.module.css';

type Props = { part: PagePart; page: PagePlan; home: string; title: string };

/** The header of every page of an API after the first. */
export function PartHeader({ part, page, home, title }: Props): ReactNode {
  return (
    <header className={styles.header}>
      <nav aria-label="Breadcrumbs">
        <ul className="breadcrumbs">
          <li className="breadcrumbs__item">
            <a className="breadcrumbs__link" href={home}>
              {title}
            </a>
          </li>
          <li className="breadcrumbs__item breadcrumbs__item--active">
            <span className="breadcrumbs__link" aria-current="page">
              {part.name}
            </span>
          </li>
        </ul>
      </nav>
      <h1>{part.name}</h1>
      <Description html={part.description} />
      <AsMarkdown page={page} />
    </header>
  );
}
