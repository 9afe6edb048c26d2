import { alone } from './steps/alone.mjs';
import { installMissing } from './steps/install.mjs';
import { main, run } from './steps/run.mjs';

await main(() =>
  alone('npm run api-changes', async () => {
    await installMissing({ forTests: false });
    const program = 'scripts/steps/record-api-changes.ts';
    const options = process.argv.slice(2);
    await run('API changes', process.execPath, ['--import', 'tsx', program, ...options]);
  }),
);
