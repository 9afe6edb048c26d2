import { checkAddress } from '../packages/server/src/index.ts';
import { folders } from './bootstrap/paths.mjs';
import { PlainError } from './bootstrap/run.mjs';
import { serveBuild } from './serving/serve-build.ts';
import { runStep } from './site-build/run-step.ts';

export async function command(): Promise<void> {
  await checkAddress(process.env).catch((error) => {
    throw new PlainError(error.message);
  });
  await runStep('preview');
  console.log(
    '\nThis site is for a look. To publish it, run npm run build, which also compresses the files and follows every link.',
  );
  await serveBuild(folders.preview);
}
