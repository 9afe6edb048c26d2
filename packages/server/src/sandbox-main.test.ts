import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { apisFolder, collectionFolder } from '@portal/sample';
import { type OpenOptions, openSandbox } from '@portal/sandbox/node';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxMain } from './sandbox-main.ts';

const folders = {
  apis: apisFolder,
  collection: collectionFolder,
};

// The smallest possible picture: one transparent pixel.
const onePixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');

async function start(
  args: string[],
  env: Record<string, string> = {},
  basePath = '/',
  open?: typeof openSandbox,
) {
  const printed: string[] = [];
  const complaints: string[] = [];
  const codes: number[] = [];
  const server = await sandboxMain(args, folders, {
    env,
    basePath,
    ...(open && { open }),
    print: (line: string) => void printed.push(line),
    complain: (line: string) => void complaints.push(line),
    exit: ((code: number) => void codes.push(code)) as typeof process.exit,
  });
  onTestFinished(async () => {
    await server?.close();
    process.removeAllListeners('SIGTERM').removeAllListeners('SIGINT');
  });
  return { server, printed, complaints, codes };
}

test('serves only the four APIs, and the user’s own pictures by file name', async () => {
  const images = await mkdtemp(join(tmpdir(), 'own-pictures-'));
  await writeFile(join(images, 'my cat.gif'), onePixel);
  await writeFile(join(images, 'broken.png'), 'no picture');
  await writeFile(join(images, 'notes.txt'), 'not looked at');
  const { server, printed, complaints } = await start(['--port', '0', '--images', images]);
  expect(printed).toEqual([
    `Ready: ${server?.url}/sandbox`,
    `  ${server?.url}/sandbox/image/my%20cat.gif/info.json`,
  ]);
  expect(complaints).toEqual([expect.stringMatching(/^broken\.png cannot be read: /)]);

  const ask = (path: string) => fetch(`${server?.url}/sandbox${path}`);
  expect(await (await ask('/status')).json()).toEqual({ sandbox: 'node' });
  expect(await (await ask('')).text()).toContain('<h1>The sandbox</h1>');
  expect(await (await ask('/image/my%20cat.gif/info.json')).json()).toMatchObject({
    width: 1,
    height: 1,
  });
  const picture = await ask('/image/my%20cat.gif/full/max/0/default.png');
  expect([picture.status, picture.headers.get('Content-Type')]).toEqual([200, 'image/png']);
  expect((await ask('/catalogue/v2/works?pageSize=1')).status).toBe(200);
});

test('lists the addresses of five pictures, however many there are', async () => {
  const images = await mkdtemp(join(tmpdir(), 'own-pictures-'));
  onTestFinished(() => rm(images, { recursive: true }));
  for (const name of ['1', '2', '3', '4', '5', '6']) {
    await writeFile(join(images, `${name}.gif`), onePixel);
  }
  let opened: OpenOptions | undefined;
  const { printed } = await start(['--port', '0', '--images', images], {}, '/', async (options) => {
    opened = options;
    return { fetch: async () => new Response() };
  });
  expect(printed).toHaveLength(1 + 5);
  expect(Object.keys(opened?.ownPictures ?? {})).toHaveLength(6);
});

test('a sandbox without pictures of the user’s own has those of the collection', async () => {
  let opened: OpenOptions | undefined;
  await start(['--port', '0'], {}, '/developers/', async (options) => {
    opened = options;
    return { fetch: async () => new Response() };
  });
  expect(opened).toMatchObject({ ...folders, mount: '/developers/sandbox' });
  expect(opened).not.toHaveProperty('ownPictures');
});

test('whatever is thrown is one line and exit code 1', async () => {
  const { complaints, codes } = await start(['--port', '0'], {}, '/', () =>
    Promise.reject('not even an error'),
  );
  expect([complaints, codes]).toEqual([['not even an error'], [1]]);
});

test.each(['/', '/developers/'])(
  'its answers contain the public address below %s',
  async (basePath) => {
    const env = { PUBLIC_URL: 'https://portal.example' };
    // One service: it takes seconds to index what the others search.
    const { server, printed } = await start(['--port', '0'], env, basePath, (options) =>
      openSandbox({ ...options, services: { content: 'content' } }),
    );
    const sandbox = `${basePath}sandbox`;
    expect(new URL(printed[0]?.replace('Ready: ', '') ?? '').pathname).toBe(sandbox);
    const answer = await fetch(`${server?.url}/sandbox/content/v0/articles?pageSize=1`);
    const text = await answer.text();
    const { nextPage } = JSON.parse(text);
    expect(nextPage).toMatch(new RegExp(`^https://portal.example${sandbox}/content/`));
    expect(text).not.toContain(new URL(server?.url ?? '').host);
  },
  60_000,
);

test.each([
  [{ PUBLIC_URL: 'https://portal.example/docs' }, /^PUBLIC_URL must be an http or https origin/],
  [{ TRUST_PROXY: 'yes' }, /^TRUST_PROXY must be 1/],
])('%j is refused in one line', async (env, message) => {
  const { server, complaints, codes } = await start(['--port', '0'], env);
  expect(server).toBeUndefined();
  expect(complaints).toEqual([expect.stringMatching(message)]);
  expect(codes).toEqual([1]);
});

test.each([
  [['--prot', '1'], /Unknown option '--prot'.*\nUse it like this: npm run sandbox -- --port/s],
  [['--port', 'many'], /^PORT must be a whole number from 0 to 65535, not "many"\.$/],
  [['--images', '/no/such/folder'], /^Cannot read the folder \/no\/such\/folder: ENOENT/],
  [['--images', tmpdirWithoutPictures()], /^No pictures in /],
])('%j is refused with an example of valid usage', async (args, message) => {
  const { server, complaints, codes } = await start(['--port', '0', ...args]);
  expect(server).toBeUndefined();
  expect(complaints.join('\n')).toMatch(message);
  expect(codes).toEqual([1]);
});

function tmpdirWithoutPictures(): string {
  return fileURLToPath(new URL('.', import.meta.url));
}
