import { installMissing } from './steps/install.mjs';
import { makeMissingCollection } from './steps/make-collection.mjs';
import { siteDir } from './steps/paths.mjs';
import { prepareSearch } from './steps/prepare-search.mjs';
import { prepareTutorials } from './steps/prepare-tutorials.mjs';
import { main, run } from './steps/run.mjs';
import { startServer } from './steps/start-server.mjs';

const { PORT = '3000', HOST = 'localhost' } = process.env;

await main(async () => {
  await installMissing({ forTests: false });
  await makeMissingCollection();
  await prepareTutorials();
  await prepareSearch();
  const sandbox = await startServer(['scripts/sandbox.mjs', '--port', '0'], /^Ready: (\S+)$/);
  try {
    await run(
      'Live preview: pages reload as you edit (Ctrl+C ends it)',
      'npx',
      ['docusaurus', 'start', '--port', PORT, '--host', HOST, '--no-open'],
      { cwd: siteDir, env: { SANDBOX_ORIGIN: new URL(sandbox.url).origin } },
    );
  } finally {
    await sandbox.stop();
  }
});
