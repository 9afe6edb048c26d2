import { portalName, siteDir } from './bootstrap/paths.mjs';
import { Interrupted, runTool } from './bootstrap/run.mjs';
import { usesSandbox } from './portal/uses-sandbox.ts';
import { followEdits } from './preview/follow-edits.ts';
import { startServer } from './programs/start-server.ts';
import { runStep } from './site-build/run-step.ts';

const { PORT = '3000', HOST = 'localhost' } = process.env;

export async function command(): Promise<void> {
  await runStep('parts:preview');
  const program = ['--import', 'tsx', 'scripts/preview/preview-sandbox.ts', '--port', '0'];
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
}
