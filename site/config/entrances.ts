import type { Portal } from '@portal/portal';
import { describedApis, referenceBase } from './described-apis';

/** The pages that a lost reader may start from, e.g. ["/", "/docs/quickstart", "/api/objects"] */
export function entrances(portal: Portal): string[] {
  const { documentation, examples, sidebar } = portal;
  const references = sidebar.find(
    (entry) => typeof entry === 'object' && 'page' in entry && entry.entries === 'apis',
  );
  const overview = typeof references === 'object' && 'page' in references && references.page;
  return [
    '/',
    documentation,
    ...(examples ? [examples] : []),
    ...(overview
      ? [`/docs/${overview}`]
      : describedApis(portal).map(({ id }) => `/${referenceBase}/${id}`)),
  ];
}
