import { isPlainClick } from '@portal/ui/modifier-keys';
import type { MouseEvent, ReactNode } from 'react';
import type { RequestLink } from '../../../answer/index.ts';
import { usePermalinkAddress } from '../../permalink-address.ts';
import { useAnswer } from '../answer-context.ts';
import { hrefOf, linkTitle } from './follow-link.ts';

type Props = {
  link: RequestLink;
  children: ReactNode;
  className?: string | undefined;
  /** -1 if a tree or a grid takes the focus itself. */
  tabIndex?: number | undefined;
};

/** A link that makes the next request; in a new tab it opens like any other. */
export function RequestAnchor({ link, children, className, tabIndex }: Props): ReactNode {
  const { api, transport, onFollow } = useAnswer();
  const addressOf = usePermalinkAddress();

  function onClick(event: MouseEvent): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    event.stopPropagation();
    onFollow(link);
  }

  return (
    <a
      href={hrefOf(link, api, transport, addressOf)}
      title={linkTitle(link)}
      className={className}
      tabIndex={tabIndex}
      onClick={onClick}
    >
      {children}
    </a>
  );
}
