import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';

const program = `
  import { readdirSync } from 'node:fs';
  import { getPriority } from 'node:os';
  import { preferMainThread } from ${JSON.stringify(new URL('thread-priority.mjs', import.meta.url).href)};
  await preferMainThread();
  const others = readdirSync('/proc/self/task').filter((thread) => Number(thread) !== process.pid);
  const priorities = new Set(others.map((thread) => getPriority(Number(thread))));
  console.log(JSON.stringify({ main: getPriority(), others: [...priorities] }));
`;

describe.runIf(process.platform === 'linux')('the main thread', () => {
  it.each([
    ['', 0],
    [', also in a process that comes after others', 15],
  ])('comes before all others%s', async (_, added) => {
    const main = Math.min(getPriority() + added, 19);
    const others = Math.min(main + 10, 19);
    const args = ['-n', `${added}`, process.execPath, '--input-type=module', '--eval', program];
    const { stdout } = await promisify(execFile)('nice', args);
    expect(JSON.parse(stdout)).toEqual({ main, others: [others] });
  });
});
