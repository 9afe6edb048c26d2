import type { JsonValue } from '@portal/contract';
import { type ReactNode, useMemo } from 'react';
import { type Bar, barChartsOf } from '../../answer/index.ts';
import { useAnswer } from './answer-context.ts';
import { RequestAnchor } from './request-anchor.tsx';
import styles from './views.module.css';

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

/** The counts of an answer as bars; a bar leads to the request narrowed to it. */
export function BarsView({ body }: { body: JsonValue }): ReactNode {
  const { links } = useAnswer();
  const charts = useMemo(() => barChartsOf(body, links), [body, links]);
  return (
    <div className={styles.charts}>
      {charts.map(({ name, bars }) => (
        <figure key={name} className={styles.chart}>
          <figcaption>{name}</figcaption>
          <ul>
            {bars.map((bar) => (
              <li key={`${bar.id} ${bar.label}`}>
                <span className={styles.barLabel}>
                  <BarLabel bar={bar} />
                </span>
                <span className={styles.track} aria-hidden>
                  <span style={{ width: `${bar.share * 100}%` }} />
                </span>
                <span className={styles.barCount}>{bar.count.toLocaleString('en-GB')}</span>
              </li>
            ))}
          </ul>
        </figure>
      ))}
    </div>
  );
}
