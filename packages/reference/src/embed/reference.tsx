import '@portal/ui/tokens.css';
import '../tokens.css';

import { isPlainClick } from '@portal/ui/modifier-keys';
import visually from '@portal/ui/visually-hidden.module.css';
import { type MouseEvent, memo, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { PermalinkAddress } from '../console/permalink-address.ts';
import { Article } from '../page/article.tsx';
import type { ArticleProps } from '../page/article-props.ts';
import { ReferencePage } from '../page/reference-page.tsx';
import type { ReferenceSite } from '../page/reference-site.ts';
import type { Transport } from '../transport.ts';
import {
  areSame,
  type DescribedApi,
  describedApis,
  type GivenApis,
  problemsOf,
} from './described-api.ts';
import { createLibrary } from './library.ts';
import { addressWithin, type EmbeddedPlace, folder, readPlace, writePlace } from './place.ts';
import { Problem } from './problem.tsx';
import type { ReadApi } from './read-api.ts';
import styles from './reference.module.css';
import { ShowsFailure } from './shows-failure.tsx';
import { usePlace } from './use-place.ts';

export type ReferenceProps = GivenApis & {
  /** Where the consoles of an API send to; by default, to the servers of its description. */
  transportsFor?: (apiId: string) => Transport[];
};

const toServers = (): Transport[] => [];

/** The reference of one API, or of several to choose from, in any program. */
export function Reference({ transportsFor = toServers, ...given }: ReferenceProps): ReactNode {
  const problems = problemsOf(given);
  const apis = problems.length > 0 ? [] : describedApis(given);
  const [kept, keep] = useState({ apis, turn: 0 });
  if (!areSame(kept.apis, apis)) keep({ apis, turn: kept.turn + 1 });
  return (
    <div className={styles.reference}>
      {problems.length > 0 && <Problem lines={problems} />}
      {kept.apis.length > 0 && (
        <Apis key={kept.turn} apis={kept.apis} transportsFor={transportsFor} />
      )}
    </div>
  );
}

type ApisProps = {
  apis: readonly DescribedApi[];
  transportsFor: (apiId: string) => Transport[];
};

/** It always has the same APIs: with others it is another. */
function Apis({ apis, transportsFor }: ApisProps): ReactNode {
  const [library] = useState(() => createLibrary(apis));
  const [ids] = useState(() => apis.map(({ id }) => id));
  const { place, router } = usePlace(ids);
  // A function in JSX is a new one each time, and consoles must stay open.
  const latest = useRef(transportsFor);
  useEffect(() => {
    latest.current = transportsFor;
  }, [transportsFor]);
  useEffect(() => () => library.close(), [library]);

  const site = useMemo<ReferenceSite>(() => {
    const here = () => ({ ids, pageUrl: location.href });
    const current = () => readPlace(location.href, here());
    return {
      ...{ data: library.data, extras: {}, folder },
      transportsFor: (apiId) => latest.current(apiId),
      linkTo: (id) =>
        writePlace({ ...current(), search: '', hash: `#${encodeURIComponent(id)}` }, here()),
      addressOf: (permalink) =>
        writePlace(readPlace(`${current().pathname}${permalink}`, here()), here()),
    };
  }, [library, ids]);

  if (!place) return <Waiting words="Loading the reference…" />;
  const chosen = apis.find(({ id }) => id === place.apiId);
  const host = { router, place, site };
  return (
    <>
      {apis.length > 1 && (
        <Choice
          {...{ apis, place }}
          addressOf={(apiId) =>
            writePlace({ apiId, search: '', hash: '' }, { ids, pageUrl: location.href })
          }
          onChoose={(id) => router.push(addressWithin(id))}
        />
      )}
      {chosen && <OneApi key={chosen.id} api={chosen} read={library.read} host={host} />}
    </>
  );
}

type ChoiceProps = {
  apis: readonly DescribedApi[];
  place: EmbeddedPlace;
  addressOf: (id: string) => string;
  onChoose: (id: string) => void;
};

function Choice({ apis, place, addressOf, onChoose }: ChoiceProps): ReactNode {
  function onClick(event: MouseEvent, id: string): void {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    onChoose(id);
  }
  return (
    <nav className={styles.choice} aria-label="APIs">
      <ul>
        {apis.map(({ id, label = id }) => (
          <li key={id}>
            <a
              href={addressOf(id)}
              aria-current={id === place.apiId ? 'page' : undefined}
              onClick={(event) => onClick(event, id)}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Read out too, since it is there before its words are gone. */
function Waiting({ words }: { words: string }): ReactNode {
  return (
    <p role="status" className={words === '' ? visually.hidden : styles.waiting}>
      {words}
    </p>
  );
}

type OneApiProps = {
  api: DescribedApi;
  read: (id: string) => Promise<ReadApi>;
  host: Parameters<typeof ReferencePage>[0]['host'];
};

type Reading =
  | { kind: 'waiting' }
  | { kind: 'failed'; words: string }
  | { kind: 'read'; is: ReadApi };

/** One API, once it is read, or why it could not be. */
function OneApi({ api: { id, label = 'the reference' }, read, host }: OneApiProps): ReactNode {
  const [reading, setReading] = useState<Reading>({ kind: 'waiting' });
  const [attempt, setAttempt] = useState(1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt reads again
  useEffect(() => {
    let isWanted = true;
    read(id).then(
      (is) => isWanted && setReading({ kind: 'read', is }),
      ({ message }: Error) => isWanted && setReading({ kind: 'failed', words: message }),
    );
    return () => {
      isWanted = false;
    };
  }, [read, id, attempt]);

  function tryAgain(): void {
    setReading({ kind: 'waiting' });
    setAttempt(attempt + 1);
  }

  return (
    <>
      <Waiting words={reading.kind === 'waiting' ? `Loading ${label}…` : ''} />
      {reading.kind === 'failed' && <Problem lines={[reading.words]} onRetry={tryAgain} />}
      {reading.kind === 'read' && (
        <ShowsFailure>
          <PermalinkAddress value={host.site.addressOf}>
            <ReferencePage
              as="div"
              {...{ host, page: reading.is.page }}
              article={(onReady) => <Drawn {...reading.is} onReady={onReady} />}
            />
          </PermalinkAddress>
        </ShowsFailure>
      )}
    </>
  );
}

/** Drawn once, since scripts then change parts of it. */
const Drawn = memo(function Drawn({ entry, page, onReady }: ReadApi & ArticleProps): ReactNode {
  useEffect(() => onReady('drawn'), [onReady]);
  return (
    <div data-reference={page.apiId}>
      <Article page={page} {...entry} />
    </div>
  );
});
