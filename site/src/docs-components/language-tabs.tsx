import {
  isLanguageId,
  languageChoice,
  languageNames,
  languageOfCode,
} from '@portal/reference/language';
import { tabMove } from '@portal/ui/tab-keys';
import { Children, isValidElement, type KeyboardEvent, type ReactNode, useId } from 'react';
import './language-tabs.generated.css';
import styles from './language-tabs.module.css';
import { useLanguage } from './use-language';

type Props = { label?: string; children?: ReactNode };
type BlockProps = { language?: string; sample?: string };

function languageOf({ sample, language = '' }: BlockProps): string {
  return sample ?? languageOfCode(language) ?? language;
}

/** Code blocks that do the same in several languages: the reader's own is shown. */
export function LanguageTabs({ label = 'Languages', children }: Props): ReactNode {
  const id = useId();
  const chosen = useLanguage();
  const blocks = Children.toArray(children).filter((child) => isValidElement<BlockProps>(child));
  const languages = blocks.map(({ props }) => languageOf(props));
  const shown = languages.find((one) => one === chosen) ?? languages[0];

  if (languages.length < 2) return children;

  function onKeyDown(event: KeyboardEvent<HTMLElement>): void {
    const next = tabMove(event, languages.indexOf(shown ?? ''), languages.length);
    const language = next === undefined ? undefined : languages[next];
    if (next === undefined || language === undefined) return;
    event.preventDefault();
    languageChoice.choose(language);
    event.currentTarget.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
  }

  return (
    <div className={styles.tabs} data-languages={languages.join(' ')}>
      <div className={styles.list} role="tablist" aria-label={label} onKeyDown={onKeyDown}>
        {languages.map((language) => (
          <button
            key={language}
            type="button"
            role="tab"
            id={`${id}${language}`}
            aria-controls={`${id}${language}-code`}
            aria-selected={language === shown}
            tabIndex={language === shown ? 0 : -1}
            className={styles.tab}
            onClick={() => languageChoice.choose(language)}
          >
            {isLanguageId(language) ? languageNames[language] : language}
          </button>
        ))}
      </div>
      {blocks.map((block, index) => (
        <div
          key={languages[index]}
          role="tabpanel"
          id={`${id}${languages[index]}-code`}
          aria-labelledby={`${id}${languages[index]}`}
          className={styles.panel}
          data-language={languages[index]}
          // A program that reads the page as Markdown needs a request only once.
          data-markdown={index > 0 && block.props.sample !== undefined ? 'none' : undefined}
        >
          {block}
        </div>
      ))}
    </div>
  );
}
