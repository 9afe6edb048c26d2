import type { Sandbox } from '@portal/sandbox';
import type { OpenOptions } from '@portal/sandbox/node';
import { sandboxBelow } from '@portal/sandbox/services';
import { originRulesFrom } from './http/public-origin.ts';
import type { SandboxFolders } from './sandbox-main.ts';
import { addressFrom } from './serve/check-address.ts';
import { type ServeOptions, serve } from './serve/serve.ts';
import { stopOnSignals } from './serve/stop-on-signals.ts';
import { withSandbox } from './serve/with-sandbox.ts';

export type MainOptions = Pick<ServeOptions, 'compose' | 'drainLimitMs'> & {
  dir: string;
  /** Where the sandbox's data is. Without it, only the site is served. */
  sandbox?: SandboxFolders;
  print?: (line: string) => void;
  complain?: (line: string) => void;
  exit?: (code: number) => void;
};

/** The entry point of `npm start`: PORT, HOST, PUBLIC_URL and TRUST_PROXY come from the environment. */
export async function main(
  env: Record<string, string | undefined>,
  {
    dir,
    compose,
    drainLimitMs,
    sandbox,
    print = console.log,
    complain = console.error,
    exit = process.exit,
  }: MainOptions,
): Promise<void> {
  try {
    const origins = originRulesFrom(env);
    const server = await serve({
      dir,
      ...addressFrom(env),
      origins,
      log: complain,
      ...(drainLimitMs !== undefined && { drainLimitMs }),
      compose: async (site, manifest) => {
        const mount = sandboxBelow(manifest.basePath);
        const portal = sandbox
          ? withSandbox(site, await open({ ...sandbox, mount, log: complain }), mount)
          : site;
        return compose ? compose(portal, manifest) : portal;
      },
    });
    stopOnSignals(server, print, exit);
    print(`Ready: ${server.url}`);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    exit(1);
  }
}

/** A site without a sandbox starts in a fraction of the time. */
async function open(options: OpenOptions): Promise<Sandbox> {
  const { openSandbox } = await import('@portal/sandbox/node');
  return openSandbox(options);
}
