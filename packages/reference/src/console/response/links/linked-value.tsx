import { type JsonPath, valueAt } from '@portal/ui/json';
import type { ReactNode } from 'react';
import { requestLinksAt } from '../../../answer/index.ts';
import { useAnswer } from '../answer-context.ts';
import { webAddress } from './outside-link.ts';
import { RequestAnchor } from './request-anchor.tsx';

type Props = { path: JsonPath; children: ReactNode; tabIndex?: number };

/** A value of an answer: a link if it leads to a request or to the web, otherwise plain text. */
export function LinkedValue({ path, children, tabIndex }: Props): ReactNode {
  const { links } = useAnswer();
  const [link] = requestLinksAt(links, path);
  if (link) {
    return (
      <RequestAnchor link={link} tabIndex={tabIndex}>
        {children}
      </RequestAnchor>
    );
  }
  const address = webAddress(valueAt(links.body, path));
  if (address === undefined) return children;
  return (
    <a href={address} target="_blank" rel="noopener noreferrer nofollow" tabIndex={tabIndex}>
      {children}
    </a>
  );
}
