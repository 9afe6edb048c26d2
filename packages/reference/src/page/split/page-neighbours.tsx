import type { ReactNode } from 'react';
import type { NavPage } from '../../pages/nav-tree.ts';
import type { PagePart } from '../../pages/page-part.ts';
import { addressOfPage } from '../../pages/pages-index.ts';

type NeighbourProps = { to: NavPage; home: string; direction: 'prev' | 'next' };

/** Looks like the site's other pages, whose styles come with Docusaurus. */
function Neighbour({ to, home, direction }: NeighbourProps): ReactNode {
  return (
    <a
      className={`pagination-nav__link pagination-nav__link--${direction}`}
      href={addressOfPage(home, to)}
    >
      <div className="pagination-nav__sublabel">{direction === 'prev' ? 'Previous' : 'Next'}</div>
      <div className="pagination-nav__label">{to.name}</div>
    </a>
  );
}

export function PageNeighbours({ part, home }: { part: PagePart; home: string }): ReactNode {
  const { previous, next } = part;
  return (
    <nav className="pagination-nav" aria-label="Previous and next page">
      {previous && <Neighbour to={previous} home={home} direction="prev" />}
      {next && <Neighbour to={next} home={home} direction="next" />}
    </nav>
  );
}
