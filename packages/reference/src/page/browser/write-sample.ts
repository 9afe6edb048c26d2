import { keyOf } from '../../pages/page-key.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { languageOf } from '../../samples/index.ts';
import { firstRequest } from '../first-request.ts';
import { loadEntry } from '../load-article.ts';

export type Sample = { languageId: string; code: string };

/** An operation's first request in a language. A page that is only read does not load this. */
export async function writeSample(
  operationId: string | undefined,
  languageId: string,
  page: PagePlan,
): Promise<Sample | undefined> {
  const { api } = await loadEntry(keyOf(page));
  const operation = api.operations.find(({ id }) => id === operationId);
  const language = languageOf(languageId);
  return (
    operation && {
      languageId: language.id,
      code: language.write(firstRequest(api, operation, page)),
    }
  );
}
