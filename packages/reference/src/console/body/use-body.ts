import {
  type Api,
  type BodyInput,
  checkBody,
  exampleBody,
  type Operation,
  type Problem,
} from '@portal/contract';
import { useCallback, useMemo, useState } from 'react';
import {
  type BodyDraft,
  type BodyState,
  bodyInputOf,
  draftFrom,
  draftOf,
  firstBody,
  withDraft,
} from './body-state.ts';

/** Which problems a reader sees: those of fields they have left, or all after an attempt to send. */
type Seen = { pointers: ReadonlySet<string>; all: boolean };

const nothingSeen: Seen = { pointers: new Set(), all: false };

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
export function useBody(api: Api, operation: Operation, initial: BodyInput | undefined) {
  const { body } = operation;
  const [state, setState] = useState(() => firstBody(api, body, initial));
  const [seen, setSeen] = useState(nothingSeen);
  const input = useMemo(() => (body ? bodyInputOf(state) : undefined), [body, state]);
  const problems = useMemo(() => checkBody(api, operation, input), [api, operation, input]);

  const onLeave = useCallback((pointer: string) => {
    setSeen(({ pointers, all }) => ({ pointers: new Set([...pointers, pointer]), all }));
  }, []);
  const showAll = useCallback(() => setSeen((before) => ({ ...before, all: true })), []);

  function fill(given: BodyInput | undefined): void {
    setSeen(nothingSeen);
    setState((before) =>
      given
        ? withDraft({ ...before, mediaType: given.mediaType }, draftFrom(given))
        : { ...before, drafts: {} },
    );
  }

  function onMediaType(mediaType: string): void {
    setSeen(nothingSeen);
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
    isSeen: (pointer) => seen.all || seen.pointers.has(pointer),
    onDraft: (draft) => setState((before) => withDraft(before, draft)),
    onMediaType,
    onLeave,
  };
  return { editing, input, problems, fill, showAll };
}
