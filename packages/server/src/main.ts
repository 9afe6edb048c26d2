import type { Sandbox } from '@portal/sandbox';
import type { OpenOptions } from '@portal/sandbox/node';
import { sandboxBelow } from '@portal/sandbox/services';
import { originRulesFrom } from './http/public-origin.ts';
import type { SandboxFolders } from './sandbox-main.ts';
import { addressFrom } from './serve/check-address.ts';
import { type ServeOptions, serve } from './serve/serve.ts';
import type { RunningServer } from './serve/serve-app.ts';
import { stopOnSignals } from './serve/stop-on-signals.ts';
import { createOpeningSandbox, withSandbox } from './serve/with-sandbox.ts';

export type MainOptions = Pick<ServeOptions, 'compose' | 'drainLimitMs'> & {
  dir: string;
  /** Where the sandbox's data is. Without it, only the site is served. */
  sandbox?: SandboxFolders;
  open?: (options: OpenOptions) => Promise<Sandbox>;
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
    open = openSandboxLater,
    print = console.log,
    complain = console.error,
    exit = process.exit,
  }: MainOptions,
): Promise<void> {
  let server: RunningServer | undefined;
  try {
    const origins = originRulesFrom(env);
    let startSandbox = async () => {};
    server = await serve({
      dir,
      ...addressFrom(env),
      origins,
      log: complain,
      ...(drainLimitMs !== undefined && { drainLimitMs }),
      compose: (site, manifest) => {
        if (!sandbox) return compose ? compose(site, manifest) : site;
        const mount = sandboxBelow(manifest.basePath);
        const opening = createOpeningSandbox(mount);
        startSandbox = async () => {
          opening.opened(await open({ ...sandbox, mount, log: complain }));
          print(`The sandbox is ready: ${sandboxBelow(server?.url ?? '')}`);
        };
        const portal = withSandbox(site, opening, mount);
        return compose ? compose(portal, manifest) : portal;
      },
    });
    stopOnSignals(server, print, exit);
    print(`Ready: ${server.url}`);
    await startSandbox();
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    void server?.close();
    exit(1);
  }
}

/** A site without a sandbox starts in a fraction of the time. */
async function openSandboxLater(options: OpenOptions): Promise<Sandbox> {
  const { openSandbox } = await import('@portal/sandbox/node');
  return openSandbox(options);
}
