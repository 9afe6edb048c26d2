import '../tokens.css';

import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { tabMove } from './tab-keys.ts';
import styles from './tabs.module.css';

export type Tab = { id: string; label: string };

export type TabsProps = {
  /** The name of the tab list. */
  label: string;
  tabs: readonly Tab[];
  chosen: string;
  onChoose: (id: string) => void;
  /** What the chosen tab shows. */
  children: ReactNode;
};

export function Tabs({ label, tabs, chosen, onChoose, children }: TabsProps): ReactNode {
  const prefix = useId();
  const list = useRef<HTMLDivElement>(null);
  const at = Math.max(
    0,
    tabs.findIndex(({ id }) => id === chosen),
  );

  function onKeyDown(event: KeyboardEvent): void {
    const next = tabMove(event, at, tabs.length);
    const tab = next === undefined ? undefined : tabs[next];
    if (!tab || next === undefined) return;
    event.preventDefault();
    onChoose(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div>
      <div
        role="tablist"
        aria-label={label}
        className={styles.list}
        ref={list}
        onKeyDown={onKeyDown}
      >
        {tabs.map((tab, index) => (
          <button
            key={tab.id}
            type="button"
            role="tab"
            id={`${prefix}${tab.id}`}
            aria-selected={index === at}
            aria-controls={`${prefix}panel`}
            tabIndex={index === at ? 0 : -1}
            className={styles.tab}
            onClick={() => onChoose(tab.id)}
          >
            {tab.label}
          </button>
        ))}
      </div>
      <div
        role="tabpanel"
        id={`${prefix}panel`}
        aria-labelledby={`${prefix}${tabs[at]?.id}`}
        className={styles.panel}
      >
        {children}
      </div>
    </div>
  );
}
