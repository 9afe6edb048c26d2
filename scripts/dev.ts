import { portalName } from './bootstrap/paths.mjs';
import { Interrupted } from './bootstrap/run.mjs';
import { usesSandbox } from './portal/uses-sandbox.ts';
import { followEdits } from './preview/follow-edits.ts';
import { startServer } from './programs/start-server.ts';
import { runDocusaurus } from './site-build/run-docusaurus.ts';
import { runStep } from './site-build/run-step.ts';

const { PORT = '3000', HOST = 'localhost' } = process.env;

export async function command(): Promise<void> {
  await runStep('parts:preview');
  const program = ['--import', 'tsx', 'scripts/preview/preview-sandbox.ts', '--port', '0'];
  const sandbox = (await usesSandbox()) && (await startServer(program, /^Ready: (\S+)$/));
  let stopFollowing = () => {};
  try {
    stopFollowing = followEdits();
    await runDocusaurus(
      'Live preview: pages reload as you edit (Ctrl+C ends it)',
      ['start', '--port', PORT, '--host', HOST, '--no-open'],
      {
        // A build may be made while the preview runs.
        generated: `${portalName}-preview`,
        env: sandbox ? { SANDBOX_ORIGIN: new URL(sandbox.url).origin } : {},
      },
    );
  } catch (error) {
    if (!(error instanceof Interrupted)) throw error;
  } finally {
    stopFollowing();
    if (sandbox) await sandbox.stop();
  }
}
