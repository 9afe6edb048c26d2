import type { SandboxRequest } from '../sandbox-request.ts';
import { type Answer, jsonAnswer } from './answer.ts';
import { type EntryGroup, entryPage } from './entry-page.ts';

export type PlainAnswerOptions = {
  mount: string;
  entryPoints: readonly EntryGroup[];
  /** The answer to `/status`. */
  status: Readonly<Record<string, string>>;
};

/** What every sandbox answers, whatever its APIs: its status and its own page. */
export function plainAnswer(
  { method, path }: SandboxRequest,
  { mount, entryPoints, status }: PlainAnswerOptions,
): Answer | undefined {
  if (method !== 'GET') return undefined;
  if (path === '/status') return jsonAnswer(200, JSON.stringify(status), 'application/json');
  return path === '' || path === '/' ? entryPage(mount, entryPoints) : undefined;
}
