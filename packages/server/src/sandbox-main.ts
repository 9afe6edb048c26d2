import { parseArgs } from 'node:util';
import { type OpenOptions, openSandbox, readOwnPictures } from '@portal/sandbox/node';
import { sandboxBelow } from '@portal/sandbox/services';
import { originRulesFrom } from './http/public-origin.ts';
import { readPort } from './serve/listen.ts';
import { type RunningServer, serveApp } from './serve/serve-app.ts';
import { stopOnSignals } from './serve/stop-on-signals.ts';

/** The sandbox's data, and which of its services are used. */
export type SandboxFolders = Pick<
  OpenOptions,
  'apis' | 'isChecked' | 'collection' | 'services' | 'entryPoints' | 'institution' | 'handlers'
>;

export const sandboxUsage = 'npm run sandbox -- --port 4000 [--host localhost] [--images DIR]';

/** The entry point of `npm run sandbox`, the sandbox alone. PUBLIC_URL and TRUST_PROXY come from the environment. */
export async function sandboxMain(
  args: readonly string[],
  folders: SandboxFolders,
  {
    env = process.env as Record<string, string | undefined>,
    print = console.log,
    complain = console.error,
    exit = process.exit,
    open = openSandbox,
    basePath = '/',
    address = undefined as string | undefined,
  } = {},
): Promise<RunningServer | undefined> {
  try {
    const { port, host, images } = readArguments(args);
    const wantedPort = readPort(port);
    const origins = originRulesFrom(env);
    const own = images === undefined ? undefined : await readOwnPictures(images);
    for (const problem of own?.problems ?? []) complain(problem);
    const sandbox = await open({
      ...folders,
      mount: sandboxBelow(basePath),
      ...(own && { ownPictures: own.pictures }),
      log: complain,
      warn: complain,
    });
    const server = await serveApp(sandbox, {
      port: wantedPort,
      host,
      basePath,
      origins,
      address,
      log: complain,
    });
    stopOnSignals(server, print, exit);
    const url = sandboxBelow(server.url);
    print(`Ready: ${url}`);
    for (const name of Object.keys(own?.pictures ?? {}).slice(0, 5)) {
      print(`  ${url}/image/${encodeURIComponent(name)}/info.json`);
    }
    return server;
  } catch (error) {
    complain(error instanceof Error ? error.message : String(error));
    exit(1);
    return undefined;
  }
}

function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      options: {
        port: { type: 'string', default: '4000' },
        host: { type: 'string', default: 'localhost' },
        images: { type: 'string' },
      },
    }).values;
  } catch (error) {
    throw new Error(`${(error as Error).message}\nUse it like this: ${sandboxUsage}`, {
      cause: error,
    });
  }
}
