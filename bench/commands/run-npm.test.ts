import { tmpdir } from 'node:os';
import { beforeEach, expect, test, vi } from 'vitest';
import { runNpm, startSite } from './run-npm.ts';

/** A program instead of npm. */
function program(code: string): string[] {
  return [process.execPath, '--eval', code, '--'];
}

const serves = `
  let asked = 0;
  require('node:http').createServer((request, response) => {
    asked += 1;
    response.statusCode = asked < 3 ? 503 : 200;
    if (response.statusCode === 200) console.log('✓ answered ' + asked);
    response.end();
  }).listen(Number(process.env.PORT), process.env.HOST);
  console.log('✓ Making the sample collection (1.5 s)');
`;

beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(() => {});
});

test('a command that succeeds returns its lines and its time', async () => {
  const { lines, taken } = await runNpm(
    ['test'],
    tmpdir(),
    program('console.log(1); console.log(2)'),
  );
  expect(lines).toEqual(['1', '2']);
  expect(taken).toBeGreaterThan(0);
});

test('a command that fails is an error with what it printed last', async () => {
  const failing = program('console.log("the reason"); process.exitCode = 3');
  await expect(runNpm(['test'], tmpdir(), failing)).rejects.toThrow(
    'npm test failed in the clone (exit 3):\nthe reason',
  );
});

test('a site counts as started when it answers without an error, and not before', async () => {
  const { answered, lines, stop } = await startSite(tmpdir(), program(serves));
  await stop();
  expect(answered).toBeGreaterThan(0);
  expect(lines).toEqual(['✓ Making the sample collection (1.5 s)', '✓ answered 3']);
});

test('a site that ends before it answers is an error', async () => {
  await expect(
    startSite(tmpdir(), program('console.log("port taken"); process.exit(1)')),
  ).rejects.toThrow('npm start failed in the clone (exit 1):\nport taken');
});
