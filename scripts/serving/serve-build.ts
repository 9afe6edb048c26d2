import { main } from '../../packages/server/src/index.ts';

/** Serves a built site, and writes nothing. */
export async function serveBuild(dir: string, env = process.env): Promise<void> {
  const [{ portal }, { sandboxOptions }] = await Promise.all([
    import('../portal/portal.ts'),
    import('../portal/sandbox-options.ts'),
  ]);
  const sandbox = sandboxOptions(portal);
  await main(env, {
    dir,
    ...(sandbox && { sandbox: { ...sandbox, isChecked: true } }),
  });
}
