import {
  type Api,
  type BodyInput,
  checkBody,
  exampleBody,
  type Operation,
  type Problem,
} from '@portal/contract';
import { useMemo, useState } from 'react';
import { useLeftFields } from '../form/use-left-fields.ts';
import {
  type BodyDraft,
  type BodyState,
  bodyInputOf,
  draftFrom,
  draftOf,
  firstBody,
  withDraft,
} from './body-state.ts';

export type BodyEditing = {
  state: BodyState;
  draft: BodyDraft;
  input: BodyInput | undefined;
  problems: Problem[];
  isSeen: (pointer: string) => boolean;
  onDraft: (draft: BodyDraft) => void;
  onMediaType: (mediaType: string) => void;
  onLeave: (pointer: string) => void;
};

/** The body of a console's request: what is filled in, and what is wrong with it. */
export function useBody(api: Api, operation: Operation, initial: BodyInput | null | undefined) {
  const { body } = operation;
  const [state, setState] = useState(() => firstBody(api, body, initial));
  const input = useMemo(() => (body ? bodyInputOf(state) : undefined), [body, state]);
  const problems = useMemo(() => checkBody(api, operation, input), [api, operation, input]);

  // The raw text shows the problems of all fields.
  const all = () => ['', ...problems.map(({ where }) => where.pointer ?? '')];
  // An example of the description that is wrong must not look right.
  const isExample = initial === undefined && body?.content[0]?.examples.length;
  const { shown, leave, forget } = useLeftFields(
    (pointer) => problems.some(({ where }) => pointer === '' || where.pointer === pointer),
    isExample ? all : undefined,
  );
  const showAll = () => leave(...all());

  function fill(given: BodyInput | undefined): void {
    forget();
    setState((before) =>
      given
        ? withDraft({ ...before, mediaType: given.mediaType }, draftFrom(given))
        : { ...before, drafts: {} },
    );
  }

  function onMediaType(mediaType: string): void {
    forget();
    setState((before) => {
      const next = { ...before, mediaType };
      const example = exampleBody(api, body, mediaType);
      const isNew = !Object.hasOwn(before.drafts, mediaType);
      return isNew && example ? withDraft(next, draftFrom(example)) : next;
    });
  }

  const editing: BodyEditing = {
    state,
    draft: draftOf(state),
    input,
    problems,
    isSeen: (pointer) => shown.has(pointer),
    onDraft: (draft) => setState((before) => withDraft(before, draft)),
    onMediaType,
    onLeave: leave,
  };
  return { editing, input, problems, fill, showAll };
}
