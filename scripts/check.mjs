import { checkSources } from './steps/check-sources.mjs';
import { installMissing } from './steps/install.mjs';
import { main } from './steps/run.mjs';

await main(async () => {
  await installMissing({ forTests: true });
  await checkSources();
});
