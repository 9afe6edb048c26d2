import { run } from './bootstrap/run.mjs';

export async function command(): Promise<void> {
  const program = 'scripts/descriptions/record-api-changes.ts';
  const options = process.argv.slice(2);
  await run('API changes', process.execPath, ['--import', 'tsx', program, ...options]);
}
