import useBaseUrl from '@docusaurus/useBaseUrl';
import type { LivePlan } from '@site/config/apis/plan-live-request';
import { type FormEvent, type ReactNode, useId, useRef } from 'react';
import styles from './live-form.module.css';
import type { News } from './use-answer';

type Props = {
  plan: LivePlan;
  news: News;
  /** Called when the reader is about to search */
  onTouch: () => void;
  onAsk: (word: string) => void;
  onAgain: () => void;
};

/**
 * Searches for a word. Before the page's script has loaded, the form leads to the console of the
 * request, filled in; without scripting it is not shown.
 */
export function LiveForm({ plan, news, onTouch, onAsk, onAgain }: Props): ReactNode {
  const field = useRef<HTMLInputElement>(null);
  const status = useRef<HTMLParagraphElement>(null);
  const id = useId();
  const [path = '', query = '', anchor = ''] = plan.console.split(/[?#]/);
  const given = [...new URLSearchParams(query)];
  const action = `${useBaseUrl(path)}#${anchor}`;

  function onSubmit(event: FormEvent): void {
    event.preventDefault();
    const word = field.current?.value.trim();
    if (word) onAsk(word);
    else field.current?.focus();
  }

  function onSuggestion(word: string): void {
    if (field.current) field.current.value = word;
    onAsk(word);
  }

  function onRetry(): void {
    // The button disappears, and the focus must not go with it.
    status.current?.focus();
    onAgain();
  }

  return (
    <form
      className={styles.form}
      action={action}
      onSubmit={onSubmit}
      onFocus={onTouch}
      onPointerEnter={onTouch}
    >
      <label htmlFor={id}>{plan.label}</label>
      <div className={styles.line}>
        {given.map(([name, value]) =>
          value === '{word}' ? (
            <input
              key={name}
              ref={field}
              id={id}
              name={name}
              type="search"
              required
              maxLength={80}
              autoComplete="off"
              enterKeyHint="search"
            />
          ) : (
            <input key={name} type="hidden" name={name} value={value} />
          ),
        )}
        <button type="submit" className="button button--primary">
          Find
        </button>
      </div>
      <p className={styles.suggestions}>
        <span>Try</span>
        {plan.suggestions.map((word) => (
          <button key={word} type="button" onClick={() => onSuggestion(word)}>
            {word}
          </button>
        ))}
      </p>
      <div className={styles.news}>
        <p ref={status} role="status" tabIndex={-1}>
          {news.words}
        </p>
        {news.hasFailed && (
          <button type="button" onClick={onRetry}>
            Try again
          </button>
        )}
      </div>
    </form>
  );
}
