import { alone } from './bootstrap/alone.mjs';
import { run } from './bootstrap/run.mjs';

export async function command(): Promise<void> {
  await alone('npm run api-changes', async () => {
    const program = 'scripts/descriptions/record-api-changes.ts';
    const options = process.argv.slice(2);
    await run('API changes', process.execPath, ['--import', 'tsx', program, ...options]);
  });
}
