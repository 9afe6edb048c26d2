import { main } from '../../packages/server/src/index.ts';
import { buildDir } from '../bootstrap/paths.mjs';

/** Serves the build, and writes nothing. */
export async function serveBuild(env = process.env): Promise<void> {
  const [{ portal }, { sandboxOptions }] = await Promise.all([
    import('../portal/portal.ts'),
    import('../portal/sandbox-options.ts'),
  ]);
  const sandbox = sandboxOptions(portal);
  await main(env, {
    dir: buildDir,
    ...(sandbox && { sandbox: { ...sandbox, isChecked: true } }),
  });
}
