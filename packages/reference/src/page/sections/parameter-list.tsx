import type { Operation } from '@portal/contract';
import { Fragment, type ReactNode } from 'react';
import { describeParameters, type ParameterView } from '../../model/index.ts';
import { Badges } from '../rows/badges.tsx';
import { ChoiceList } from '../rows/choice-list.tsx';
import { CopyLink } from '../rows/copy-link.tsx';
import { Description, Line } from '../rows/description.tsx';
import { Patterns } from '../rows/patterns.tsx';
import styles from '../rows/rows.module.css';
import { parameterLength, shownLength } from '../rows/shown-length.ts';
import { useAnchor } from '../use-anchor.ts';

const places = { path: 'in the path', query: '', header: 'header', cookie: 'cookie' };

function Notes({ view }: { view: ParameterView }): ReactNode {
  const { severalValues, combines, aliases } = view;
  if (severalValues === undefined && combines === undefined && aliases.length === 0) return null;
  return (
    <p className={styles.note}>
      {severalValues}
      {combines !== undefined && (
        <>
          {' '}
          <Line html={combines} />
        </>
      )}
      {aliases.length > 0 && ' Also accepted as '}
      {aliases.map((alias, index) => (
        <Fragment key={alias}>
          {index > 0 && ', '}
          <code>{alias}</code>
        </Fragment>
      ))}
      {aliases.length > 0 && '.'}
    </p>
  );
}

function Examples({ examples }: Pick<ParameterView, 'examples'>): ReactNode {
  if (examples.length === 0) return null;
  return (
    <ul className={styles.examples} aria-label="Examples">
      {examples.map(({ name, summary, text }) => (
        <li key={name}>
          <span className={styles.label}>Example</span> <code>{text}</code>
          {summary !== '' && (
            <span className={styles.about}>
              {' '}
              <Line html={summary} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Traps({ traps }: Pick<ParameterView, 'traps'>): ReactNode {
  if (traps.length === 0) return null;
  return (
    <ul className={styles.traps} aria-label="Traps">
      {traps.map((trap) => (
        <li key={trap}>
          <strong>Trap:</strong> <Line html={trap} />
        </li>
      ))}
    </ul>
  );
}

function ParameterRow({ view }: { view: ParameterView }): ReactNode {
  const id = useAnchor(view.id);
  return (
    <li id={id} className={styles.row} style={shownLength(parameterLength(view))}>
      <p className={styles.head}>
        <a className={styles.name} href={`#${id}`}>
          <code>{view.name}</code>
        </a>
        <span className={styles.summary}>{view.summary}</span>
        {places[view.in] !== '' && <span className={styles.summary}>{places[view.in]}</span>}
        <Badges {...view} />
        <CopyLink of={id} small />
      </p>
      <Description html={view.description} />
      <Notes view={view} />
      <Patterns patterns={view.patterns} />
      <ChoiceList choices={view.choices} closed={view.closed} />
      <Examples examples={view.examples} />
      <Traps traps={view.traps} />
    </li>
  );
}

const below = { h4: 'h5', h5: 'h6' } as const;

/** The parameters under their heading, in their groups; empty if there are none. */
export function ParameterSection(props: { operation: Operation; heading: 'h4' | 'h5' }): ReactNode {
  const { operation, heading: Heading } = props;
  const GroupHeading = below[Heading];
  if (operation.parameters.length === 0) return null;
  return (
    <>
      <Heading>Parameters</Heading>
      {describeParameters(operation).map(({ label, views }) => (
        <Fragment key={label}>
          {label !== '' && <GroupHeading className={styles.group}>{label}</GroupHeading>}
          <ul className={styles.rows} data-rows="">
            {views.map((view) => (
              <ParameterRow key={view.id} view={view} />
            ))}
          </ul>
        </Fragment>
      ))}
    </>
  );
}
