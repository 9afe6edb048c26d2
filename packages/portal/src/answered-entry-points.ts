import type { SandboxPage } from './definition.ts';
import type { Portal } from './portal.ts';

/** The requests that the sandbox's page may suggest: those to APIs that the sandbox answers for. */
export function answeredEntryPoints({
  apis,
  sandboxPage,
}: Pick<Portal, 'apis' | 'sandboxPage'>): SandboxPage['entryPoints'] {
  const answered = apis.filter(({ sandbox }) => sandbox).flatMap(({ segments }) => segments);
  return (sandboxPage?.entryPoints ?? [])
    .map(({ title, entries }) => ({
      title,
      entries: entries.filter(({ path }) => answered.includes(path.split(/[/?#]/)[1] ?? '')),
    }))
    .filter(({ entries }) => entries.length > 0);
}
