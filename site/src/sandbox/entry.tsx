import { type ReactNode, useState } from 'react';
import type { Answer } from './ask';
import styles from './entry.module.css';

type Props = {
  /** On this host, e.g. "/sandbox/image/V0040217/info.json" */
  address: string;
  /** What the answer shows */
  shows: string;
  ask: (address: string) => Promise<Answer>;
};

type State =
  | { kind: 'idle' }
  | { kind: 'asking' }
  | { kind: 'answered'; answer: Answer }
  | { kind: 'failed'; why: string };

/** A request to the sandbox with a button that sends it and shows the response. */
export function Entry({ address, shows, ask }: Props): ReactNode {
  const [state, setState] = useState<State>({ kind: 'idle' });

  async function run(): Promise<void> {
    if (state.kind === 'asking') return;
    setState({ kind: 'asking' });
    try {
      setState({ kind: 'answered', answer: await ask(address) });
    } catch (error) {
      setState({ kind: 'failed', why: error instanceof Error ? error.message : String(error) });
    }
  }

  return (
    <li className={styles.entry}>
      <div className={styles.line}>
        <button
          type="button"
          className="button button--sm button--outline"
          aria-label={`Run: ${shows}`}
          onClick={run}
        >
          Run
        </button>
        <div className={styles.words}>
          <span>{shows}</span>
          <a href={address}>
            <code>{address}</code>
          </a>
        </div>
      </div>
      <div role="status" className={styles.status}>
        {describe(state)}
      </div>
      {state.kind === 'answered' && <Body address={address} answer={state.answer} />}
    </li>
  );
}

function describe(state: State): string {
  if (state.kind === 'asking') return 'Asking…';
  if (state.kind === 'failed') return state.why;
  if (state.kind === 'idle') return '';
  const { status, type, bytes, movedTo } = state.answer;
  const moved = movedTo ? `Redirected to ${movedTo} · ` : '';
  return `${moved}Status ${status} · ${type.replace(/;.*/, '')} · ${bytes.toLocaleString('en-GB')} bytes`;
}

/** Only the beginning of a long answer is shown; the link has the rest. */
const mostShown = 6000;

function Body({ address, answer: { type, text } }: { address: string; answer: Answer }): ReactNode {
  if (type.startsWith('image/')) {
    return <img className={styles.picture} src={address} alt="What the sandbox answered" />;
  }
  if (text === undefined) return null;
  const shown = text.length > mostShown ? `${text.slice(0, mostShown)}\n…` : text;
  return (
    // A box that scrolls must be reachable by keyboard.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
    <section className={styles.text} tabIndex={0} aria-label={`Response from ${address}`}>
      <pre>{shown}</pre>
    </section>
  );
}
