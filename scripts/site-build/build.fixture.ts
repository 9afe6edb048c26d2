import { join } from 'node:path';
import { alone } from '../bootstrap/alone.mjs';
import { main, run } from '../bootstrap/run.mjs';
import { buildSite } from './build-site.ts';

/**
 * Run as a program: a command that builds in the folder it is given, as `npm start` does. How the
 * build goes is its second argument.
 */
const [folder = '', kind = ''] = process.argv.slice(2);
const build = join(folder, 'build');
const forever = 'setInterval(() => {}, 1000)';

const writing = (program: string) => (dir: string) =>
  run('Writing', process.execPath, ['-e', `${write}\n${program}`, dir], {
    cwd: folder,
    endLimitMs: 1,
  });
const write = `
  const fs = require('node:fs');
  const dir = process.argv[1];
  fs.mkdirSync(dir);
  fs.writeFileSync(dir + '/.manifest.json', 'new');
  const fill = () => { for (let page = 0; page < 2000; page++) fs.appendFileSync(dir + '/large', Buffer.alloc(4096)); };
  const ready = () => console.log('ready ' + process.pid);`;

const builds: Record<string, (dir: string) => Promise<void>> = {
  works: writing(''),
  fails: writing('process.exit(3)'),
  'never ends': writing(`ready(); ${forever}`),
  'ignores signals': writing(
    `for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => {});
     ready(); ${forever}`,
  ),
  'is between two steps': async (dir) => {
    await writing('')(dir);
    console.log(`ready ${process.pid}`);
    await new Promise((resolve) => setInterval(resolve, 1_000_000));
  },
  'fills the disk': writing('fill()'),
  'leaves the disk full': writing('try { fill() } catch {}'),
};

const digest = () => 'digest of the sources';

await main(async () => {
  const make = builds[kind];
  const work = async () => {
    if (make) await buildSite({ build, make, digest });
  };
  await alone('npm start', work, { lockFile: join(folder, 'building.lock'), build });
  console.log('built');
});
