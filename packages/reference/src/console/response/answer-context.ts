import type { Api, HttpRequest, Values } from '@portal/contract';
import { createContext, useContext } from 'react';
import type { LinkContext, RequestLink } from '../../answer/index.ts';
import type { Transport } from '../../transport.ts';

/** What the views of an answer need to make links and to load pictures. */
export type AnswerContext = {
  links: LinkContext;
  api: Api;
  /** The one that produced the answer. */
  transport: Transport;
  apiOrigins: readonly string[];
  /** The request that produced the answer with other values; undefined if there is none. */
  wireOf?: ((values: Values) => HttpRequest) | undefined;
  onFollow: (link: RequestLink) => void;
};

const Context = createContext<AnswerContext | undefined>(undefined);

export const AnswerProvider = Context.Provider;

export function useAnswer(): AnswerContext {
  const context = useContext(Context);
  if (!context) throw new Error('Views of an answer must be inside an AnswerProvider.');
  return context;
}
