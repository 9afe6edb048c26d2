import { type Cell, type CellLanguage, cellsOf } from '@portal/cells';
import { firstCell } from '@portal/cells/tracks';
import { guideHosts, type Portal } from '@portal/portal';

/**
 * The setup code of a track's notebook: what to install, and where the APIs are. Undefined for
 * TypeScript, whose cells have `hosts`, and for cells that call no API.
 */
export function setupCode(
  language: CellLanguage,
  cells: readonly Cell[],
  portal: Pick<Portal, 'siteUrl' | 'apis'>,
): string | undefined {
  if (language === 'ts') return undefined;
  const sources = cellsOf(cells, language).map(({ source }) => source);
  if (!sources.some((source) => /\b(HOSTS|API_URL|hosts|api_url)\b/.test(source))) return undefined;
  const { siteUrl } = portal;
  return firstCell(language, sources, { hosts: guideHosts(portal), siteUrl, place: 'notebook' });
}
