import type { Api, HttpRequest, Values } from '@portal/contract';
import { memo, type ReactNode, useMemo } from 'react';
import type { RequestLink } from '../../answer/index.ts';
import type { Transport } from '../../transport.ts';
import type { RequestDraft } from '../request/request-draft.ts';
import type { Answer } from '../request/sending/read-answer.ts';
import { AnswerBody } from './answer-body.tsx';
import { type AnswerContext, AnswerProvider } from './answer-context.ts';
import { AnswerSummary } from './answer-summary.tsx';
import { AskedNotice } from './asked-notice.tsx';
import { KnownProblems } from './known-problems.tsx';

type Props = {
  api: Api;
  apis: readonly Api[];
  transports: readonly Transport[];
  transport: Transport;
  draft: RequestDraft;
  wireOf: ((values: Values) => HttpRequest) | undefined;
  answer: Answer;
  milliseconds: number;
  view: string;
  onView: (view: string) => void;
  onFollow: (link: RequestLink) => void;
  onRepeat: () => void;
};

function originsOf(transports: readonly Transport[], apis: readonly Api[]): string[] {
  const bases = transports.flatMap(({ baseUrl }) => apis.map(({ id }) => baseUrl(id)));
  return [
    ...new Set(bases.filter((base) => URL.canParse(base)).map((base) => new URL(base).origin)),
  ];
}

/** Rendered once for each answer, however much is typed in the form meanwhile. */
export const AnswerShown = memo(function AnswerShown(props: Props): ReactNode {
  const { api, apis, transports, transport, draft, wireOf, answer, onFollow } = props;
  const context = useMemo((): AnswerContext => {
    const { operation, values } = draft;
    const body = answer.json ?? null;
    return {
      links: { apis, operation, values, body, status: answer.status },
      api,
      transport,
      apiOrigins: originsOf(transports, apis),
      wireOf,
      onFollow,
    };
  }, [api, apis, transports, transport, draft, wireOf, answer, onFollow]);
  return (
    <AnswerProvider value={context}>
      <AskedNotice draft={draft} answer={answer} />
      <KnownProblems draft={draft} answer={answer} />
      <AnswerSummary
        draft={draft}
        answer={answer}
        milliseconds={props.milliseconds}
        onRepeat={props.onRepeat}
      />
      <AnswerBody draft={draft} answer={answer} view={props.view} onView={props.onView} />
    </AnswerProvider>
  );
});
