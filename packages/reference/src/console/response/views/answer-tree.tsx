import type { JsonValue } from '@portal/contract';
import { JsonTree } from '@portal/ui/json-tree';
import type { ReactNode } from 'react';
import { requestLinksAt } from '../../../answer/index.ts';
import { useAnswer } from '../answer-context.ts';
import { LinkList } from '../links/link-list.tsx';
import { LinkedValue } from '../links/linked-value.tsx';

/** An answer as a tree, whose values lead to further requests. */
export function AnswerTree({ body }: { body: JsonValue }): ReactNode {
  const { links, onFollow } = useAnswer();
  return (
    <JsonTree
      value={body}
      label="Answer as a tree"
      renderValue={(path, text) => (
        <LinkedValue path={path} tabIndex={-1}>
          {text}
        </LinkedValue>
      )}
      renderMore={(path) => (
        // Those of the whole answer are already above it.
        <LinkList
          links={path.length === 0 ? [] : requestLinksAt(links, path)}
          label="Requests that this value leads to"
        />
      )}
      onEnter={(path) => {
        const [link] = requestLinksAt(links, path);
        if (link) onFollow(link);
      }}
    />
  );
}
