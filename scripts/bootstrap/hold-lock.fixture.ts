import { rmSync, writeFileSync } from 'node:fs';
import { takeLock } from './folder-lock.mjs';

/** Run as a program: holds a lock until its input ends, and fails if it is not the only one. */
const [lock = '', name = ''] = process.argv.slice(2);
const release = await takeLock(lock, name, ({ command, pid }) => {
  console.log(`waits for ${command} ${pid}`);
});
writeFileSync(`${lock}.inside`, name, { flag: 'wx' });
console.log('held');
process.stdin.resume();
process.stdin.once('end', () => {
  rmSync(`${lock}.inside`);
  release();
});
