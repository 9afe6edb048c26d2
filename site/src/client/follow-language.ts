import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { ClientModule } from '@docusaurus/types';
import type { CellLanguage } from '@portal/cells';
import { languageChoice } from '@portal/reference/language';
import { trackLanguages } from '@site/config/tutorials/tracks';
import { keepPlace } from '../shell/keep-place';

/**
 * The style sheet shows what is in the language that <html> names, from the first paint on. Here
 * <html> follows the reader's choice, and what is being read keeps its place on the screen.
 */
if (ExecutionEnvironment.canUseDOM) languageChoice.subscribe(() => follow(keepPlace));

/** A link within the site may name a language, and goes to its own target. */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = () => follow((change) => change());

/** A link to a part that only readers of another language see shows that language, for this visit. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location: { hash } }) => {
  const target = targetOf(hash);
  const track = target?.closest<HTMLElement>('[data-track]')?.dataset.track;
  if (!target || track === undefined || target.checkVisibility()) return;
  const language = trackLanguages[track as CellLanguage];
  // Here first: whoever hears of the language below finds it shown, and does not scroll.
  document.documentElement.dataset.language = language;
  languageChoice.visit(language);
  target.scrollIntoView();
};

function targetOf(hash: string): Element | null {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)));
  } catch {
    // '#100%' is no encoded text, and leads nowhere.
    return null;
  }
}

function follow(apply: (change: () => void) => void): void {
  const chosen = languageChoice.current();
  const { dataset } = document.documentElement;
  if (chosen === undefined || dataset.language === chosen) return;
  apply(() => {
    dataset.language = chosen;
  });
}
