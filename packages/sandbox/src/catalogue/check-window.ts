import { isBeyondWindow, type Page, resultWindow } from '../answers/result-list.ts';
import { ServiceError } from '../answers/service-error.ts';

/** Only the first ten thousand can be paged through; the message says where to get the rest. */
export function checkWindow(page: Page, what: 'works' | 'images', site: string): void {
  if (!isBeyondWindow(page)) return;
  throw new ServiceError(
    400,
    `Only the first ${resultWindow} ${what} are available in the API. If you want more ${what}, you can download a snapshot of the complete catalogue: ${site}/docs/datasets`,
  );
}
