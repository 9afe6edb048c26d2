import { alone } from './steps/alone.mjs';
import { checkSources } from './steps/check-sources.mjs';
import { installMissing } from './steps/install.mjs';
import { main } from './steps/run.mjs';

await main(async () => {
  await alone('npm run check', () => installMissing({ forTests: true }));
  await checkSources();
});
