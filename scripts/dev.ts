import { alone } from './steps/alone.mjs';
import { followEdits } from './steps/follow-edits.mjs';
import { installMissing } from './steps/install.mjs';
import { makeCollection } from './steps/make-collection.mjs';
import { portalName, siteDir } from './steps/paths.mjs';
import { prepareParts } from './steps/prepare-parts.mjs';
import { Interrupted, main, runTool } from './steps/run.mjs';
import { startServer } from './steps/start-server.mjs';
import { usesSandbox } from './steps/uses-sandbox.mjs';

const { PORT = '3000', HOST = 'localhost' } = process.env;

await main(async () => {
  await alone('npm run dev', async () => {
    await installMissing({ forTests: false });
    await makeCollection();
    await prepareParts({ isPreview: true });
  });
  const program = ['--import', 'tsx', 'scripts/steps/preview-sandbox.mjs', '--port', '0'];
  const sandbox = (await usesSandbox()) && (await startServer(program, /^Ready: (\S+)$/));
  let stopFollowing = () => {};
  try {
    stopFollowing = followEdits();
    await runTool(
      'Live preview: pages reload as you edit (Ctrl+C ends it)',
      '@docusaurus/core',
      ['start', '--port', PORT, '--host', HOST, '--no-open'],
      {
        cwd: siteDir,
        env: {
          ...(sandbox && { SANDBOX_ORIGIN: new URL(sandbox.url).origin }),
          // Not the folder of the build, which may be rebuilt while the preview runs.
          DOCUSAURUS_GENERATED_FILES_DIR_NAME: `.docusaurus/${portalName}-preview`,
        },
      },
    );
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  } finally {
    stopFollowing();
    if (sandbox) await sandbox.stop();
  }
});
