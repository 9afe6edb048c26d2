import { installMissing } from './steps/install.mjs';
import { siteDir } from './steps/paths.mjs';
import { main, run } from './steps/run.mjs';

const { PORT = '3000', HOST = 'localhost' } = process.env;

await main(async () => {
  await installMissing({ forTests: false });
  await run(
    'Live preview: pages reload as you edit (Ctrl+C ends it)',
    'npx',
    ['docusaurus', 'start', '--port', PORT, '--host', HOST, '--no-open'],
    { cwd: siteDir },
  );
});
