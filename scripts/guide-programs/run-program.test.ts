import { expect, it } from 'vitest';
import { runProgram } from './run-program.ts';
import { serveLocally } from './serve-locally.ts';

const name = 'programs/ferns.ts';

it('gives what a program prints, and nothing of what it says beside', async () => {
  const code = "const text: string = 'a';\nconsole.log(text);\nconsole.error('b');";
  expect(await runProgram(name, code)).toBe('a\n');
});

it.each([
  ['is refused', "console.error('404: no fern'); process.exitCode = 1;", '404: no fern'],
  ['throws', '\nthrow new Error("no fern");', `${name}:2`],
  ['is no TypeScript', 'const = 1;', `${name}:1`],
])('names a program that %s', async (_, code, message) => {
  const problem = runProgram(name, code).then(
    () => 'ran',
    (error: Error) => error.message,
  );
  expect(await problem).toContain(`${name}: `);
  expect(await problem).toContain(message);
});

it('ends a program that never ends', async () => {
  const problem = runProgram(name, 'setInterval(() => {}, 1000);', { timeout: 1500 });
  await expect(problem).rejects.toThrow(`${name}: still running after 1.5 s`);
});

it('lets programs reach what answers in this process, under its own addresses', async () => {
  const { origin, close } = await serveLocally((own) => async ({ url }) => {
    return Response.json({ own, url });
  });
  try {
    const code = `fetch('${origin}/a?b=1').then((r) => r.text()).then((text) => console.log(text));`;
    expect(JSON.parse(await runProgram(name, code))).toEqual({
      own: origin,
      url: `${origin}/a?b=1`,
    });
  } finally {
    close();
  }
});
