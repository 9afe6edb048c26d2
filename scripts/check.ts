import { checkSources } from './tests/check-sources.ts';

export async function command(): Promise<void> {
  await checkSources();
}
