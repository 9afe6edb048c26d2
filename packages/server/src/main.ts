import { fileURLToPath } from 'node:url';
import { addressFrom } from './check-address.ts';
import { type RunningServer, type ServeOptions, serve } from './serve.ts';

export type MainOptions = Pick<ServeOptions, 'compose'> & {
  dir?: string;
  print?: (line: string) => void;
  complain?: (line: string) => void;
  exit?: (code: number) => void;
};

const builtSite = fileURLToPath(new URL('../../../site/build', import.meta.url));

function stopOnSignals(
  server: RunningServer,
  print: (line: string) => void,
  exit: (code: number) => void,
): void {
  let stopping = false;
  // npm passes Ctrl-C on, so the same signal often comes twice: the second must not cut the drain.
  const stop = async (): Promise<void> => {
    if (stopping) return;
    stopping = true;
    print('Stopping: requests in flight are finished first.');
    await server.close();
    exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
}

/** What `npm start` runs: PORT and HOST come from the environment. */
export async function main(
  env: Record<string, string | undefined>,
  {
    dir = builtSite,
    compose,
    print = console.log,
    complain = console.error,
    exit = process.exit,
  }: MainOptions = {},
): Promise<void> {
  try {
    const server = await serve({
      dir,
      ...addressFrom(env),
      log: complain,
      ...(compose === undefined ? {} : { compose }),
    });
    stopOnSignals(server, print, exit);
    print(`Ready: ${server.url}`);
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    exit(1);
  }
}
