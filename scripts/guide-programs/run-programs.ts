import { join } from 'node:path';
import { openSandbox } from '@portal/sandbox/node';
import { digest, openPieces, openResult } from '../../packages/freshness/src/index.ts';
import { withOrigin } from '../../packages/server/src/site/own-origin.ts';
import { fillAddresses, ownAddress } from '../../site/config/apis/api-address.ts';
import { programsFolder, readPrograms } from '../../site/config/guides/programs.ts';
import { folders, root } from '../bootstrap/paths.mjs';
import { main, PlainError } from '../bootstrap/run.mjs';
import { digestSandbox } from '../portal/digest-sandbox.ts';
import { portal } from '../portal/portal.ts';
import { sandboxOptions } from '../portal/sandbox-options.ts';
import { tutorialFetch } from '../tutorials/tutorial-fetch.ts';
import { runProgram } from './run-program.ts';
import { serveLocally } from './serve-locally.ts';

const cache = join(folders.cache, programsFolder);

/**
 * Run as a program: runs each program of the guides that is not kept and writes what it prints, and below
 * `static` all of them as readers download them.
 */
await main(async () => {
  const { programs, problems } = readPrograms(folders.portal);
  const place = `portals/${portal.id}`;
  if (problems.length > 0) {
    throw new PlainError(problems.map((problem) => `${place}/${problem}`).join('\n'));
  }
  const options = sandboxOptions(portal);
  const common = digestSandbox(root, options, ['scripts/guide-programs']);
  const pieces = openPieces(cache);
  const result = openResult({
    folder: join(folders.build, programsFolder),
    record: `${cache}.json`,
  });
  const filled = [...programs].map(([name, files]) => ({
    name,
    files: files.map((one) => ({ ...one, code: fillAddresses(one.code, portal) })),
  }));
  const run = createRunner(options);
  let count = 0;
  try {
    for (const { name, files } of filled) {
      for (const { file, code } of files) {
        result.write(`static/${programsFolder}/${file}`, code);
      }
      const code = files.find(({ fence }) => fence === 'ts')?.code ?? '';
      const key = digest(common, code);
      let output = pieces.find(key)?.toString();
      if (output === undefined) {
        output = await run(`${place}/${programsFolder}/${name}.ts`, code);
        pieces.keep(key, output);
        count += 1;
      }
      result.write(`${name}.txt`, output);
    }
  } finally {
    run.close();
  }
  result.finish();
  pieces.prune();
  console.log(`  ${count} run, ${filled.length - count} unchanged`);
});

/** Runs programs against the sandbox, which is opened for the first. */
function createRunner(options: ReturnType<typeof sandboxOptions>) {
  const own = ownAddress(portal);
  let opened: ReturnType<typeof open> | undefined;

  async function open() {
    const sandbox = options && (await openSandbox({ ...options, isChecked: true }));
    const files = join(folders.portal, 'static');
    const { siteUrl } = portal;
    return serveLocally((origin) =>
      tutorialFetch(
        { ...portal, siteUrl: withOrigin(siteUrl, siteUrl, origin) },
        { sandbox, files },
      ),
    );
  }

  async function run(name: string, code: string): Promise<string> {
    opened ??= open();
    const { origin } = await opened;
    const printed = await runProgram(name, withOrigin(code, own, origin));
    return withOrigin(printed, withOrigin(own, own, origin), portal.origin);
  }

  run.close = () => void opened?.then(({ close }) => close());
  return run;
}
