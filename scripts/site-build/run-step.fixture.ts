import { join } from 'node:path';
import { folders, root } from '../bootstrap/paths.mjs';
import { main, run } from '../bootstrap/run.mjs';
import { replaceFolder } from './replace-folder.ts';
import { runStep } from './run-step.ts';

/**
 * Run as a program: a command that makes a site in BUILD_DIR by one step, as `npm run build` does. How that
 * goes is its argument. With a second argument it is the step.
 */
const [kind = '', isStep] = process.argv.slice(2);
const forever = 'setInterval(() => {}, 1000)';

const write = `
  const fs = require('node:fs');
  const dir = process.argv[1];
  fs.mkdirSync(dir);
  fs.writeFileSync(dir + '/.manifest.json', 'new');
  const fill = () => { for (let page = 0; page < 2000; page++) fs.appendFileSync(dir + '/large', Buffer.alloc(4096)); };
  const ready = () => console.log('ready ' + process.pid);`;

const writing = (program: string) => (next: string) =>
  run('Writing', process.execPath, ['-e', `${write}\n${program}`, next], {
    cwd: folders.build,
    endLimitMs: 1,
  });

const builds: Record<string, (next: string) => Promise<void>> = {
  works: writing(''),
  fails: writing('process.exit(3)'),
  'never ends': writing(`ready(); ${forever}`),
  'ignores signals': writing(
    `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
     ready(); ${forever}`,
  ),
  'fills the disk': writing('fill()'),
};

await main(async () => {
  const build = builds[kind];
  if (isStep && build) return replaceFolder(folders.site, build);
  const program = process.argv[1] ?? '';
  await runStep('site', {
    steps: {
      site: {
        command: `cd '${root}' && node --import tsx '${program}' '${kind}' step`,
        files: [],
        output: [join('site', '**')],
        clean: false,
      },
    },
  });
  console.log('built');
});
