import { keyOf } from '../../pages/page-key.ts';
import type { PagePlan } from '../../plugin/plan-page.ts';
import { colourCode } from '../../samples/colour-code.ts';
import { languageOf } from '../../samples/index.ts';
import styles from '../examples/code.module.css';
import { firstRequest } from '../examples/first-request.ts';
import type { PageData } from '../page-data.ts';

/** An operation's first request in a language, coloured. A page that is only read does not load this. */
export async function writeSample(
  operationId: string,
  languageId: string,
  page: PagePlan,
  data: PageData,
): Promise<(Text | HTMLElement)[]> {
  const { api } = await data.loadEntry(keyOf(page));
  const operation = api.operations.find(({ id }) => id === operationId);
  if (!operation) throw new Error(`${keyOf(page)} has no operation ${operationId}.`);
  const code = languageOf(languageId).write(firstRequest(api, operation, page));
  return colourCode(code, languageId).map(({ text, kind }) => {
    if (kind === undefined) return document.createTextNode(text);
    const piece = document.createElement('span');
    piece.className = styles[kind] ?? '';
    piece.textContent = text;
    return piece;
  });
}
