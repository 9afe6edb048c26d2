import type { JsonValue } from '@portal/contract';
import small from '@portal/ui/small-button.module.css';
import { type ReactNode, useMemo, useState } from 'react';
import { type Bar, type BarChart, barChartsOf } from '../../../answer/index.ts';
import { useAnswer } from '../answer-context.ts';
import { RequestAnchor } from '../links/request-anchor.tsx';
import styles from './views.module.css';

const portion = 12;

function BarLabel({ bar }: { bar: Bar }): ReactNode {
  const { links } = useAnswer();
  const api = links.apis.find(({ operations }) => operations.includes(links.operation));
  if (!bar.values || !api) return bar.label;
  const { operation } = links;
  const description = `Narrow the request to ${bar.label}.`;
  return (
    <RequestAnchor link={{ api, operation, values: bar.values, description }}>
      {bar.label}
    </RequestAnchor>
  );
}

function BarList({ bars }: Pick<BarChart, 'bars'>): ReactNode {
  const [all, setAll] = useState(false);
  const labels = bars.map(({ label }) => label);
  const sharesLabel = ({ label }: Bar) => labels.indexOf(label) !== labels.lastIndexOf(label);
  return (
    <>
      <ul>
        {bars.slice(0, all ? undefined : portion).map((bar) => (
          <li key={`${bar.id} ${bar.label}`}>
            <span className={styles.barLabel}>
              <BarLabel bar={bar} />
              {sharesLabel(bar) && bar.id !== undefined && <code>{bar.id}</code>}
            </span>
            <span className={styles.track} aria-hidden>
              <span style={{ width: `${bar.share * 100}%` }} />
            </span>
            <span className={styles.barCount}>{bar.count.toLocaleString('en-GB')}</span>
          </li>
        ))}
      </ul>
      {bars.length > portion && (
        <button type="button" className={small.small} onClick={() => setAll(!all)}>
          {all ? `Show the first ${portion}` : `Show all ${bars.length.toLocaleString('en-GB')}`}
        </button>
      )}
    </>
  );
}

/** The counts of an answer as bars; a bar links to the request narrowed to it. */
export function BarsView({ body }: { body: JsonValue }): ReactNode {
  const { links } = useAnswer();
  const charts = useMemo(() => barChartsOf(body, links), [body, links]);
  return (
    <div className={styles.charts}>
      {charts.map(({ name, bars }) => (
        <figure key={name} className={styles.chart}>
          <figcaption>{name}</figcaption>
          <BarList bars={bars} />
        </figure>
      ))}
    </div>
  );
}
