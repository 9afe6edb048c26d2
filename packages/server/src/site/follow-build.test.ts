import { cp, rename, rm, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Hono } from 'hono';
import { describe, expect, onTestFinished, test } from 'vitest';
import { manifestName } from '../prepare/build-manifest.ts';
import { prepareBuild } from '../prepare/prepare-build.ts';
import { tempBuild } from '../prepare/temp-build.fixture.ts';
import { type FollowOptions, followBuild } from './follow-build.ts';
import { openSite } from './open-site.fixture.ts';
import { createSiteApp, type SiteApp } from './site-app.ts';

// All of the same length, like pages that differ only in the name of a script.
const page = (name: string) => `<!doctype html><script>go("${name}")</script>${name}</html>`;
const oldFiles = {
  'index.html': page('old'),
  'assets/js/a.old.js': 'old',
  '404.html': page('404'),
};
const newFiles = {
  'index.html': page('new'),
  'assets/js/a.new.js': 'new',
  '404.html': page('404'),
};

/** The site over one build, and a function that replaces it with another. */
async function start(options: FollowOptions = {}) {
  const { dir, manifest } = await openSite(oldFiles);
  const next = await tempBuild(newFiles);
  await prepareBuild(next);
  onTestFinished(() => rm(`${dir}-old`, { recursive: true, force: true }));
  const logged: string[] = [];
  const log = (line: string) => void logged.push(line);
  const app = followBuild(dir, manifest, { log, ...options });
  const replace = async () => {
    await rename(dir, `${dir}-old`);
    await rename(next, dir);
  };
  return { app, dir, next, logged, replace };
}

/** Creates sites that do something before each response. */
function createAppThat(before: () => Promise<void>): typeof createSiteApp {
  return (...args) => {
    const site = createSiteApp(...args);
    const app: SiteApp = new Hono();
    return app.all('*', async (c) => {
      await before();
      return site.fetch(c.req.raw, c.env);
    });
  };
}

async function get(app: SiteApp, path = '/') {
  const response = await app.request(path);
  const { status, headers } = response;
  return {
    status,
    tag: headers.get('etag'),
    policy: headers.get('content-security-policy'),
    text: await response.text(),
  };
}

describe('a server whose build is replaced', () => {
  test('serves the new one: pages, tags, policy, files', async () => {
    const { app, logged, replace } = await start();
    const before = await get(app);
    expect(before.text).toBe(page('old'));
    await replace();
    const after = await get(app);
    expect(after).toMatchObject({ status: 200, text: page('new') });
    expect(after.tag).not.toBe(before.tag);
    expect(after.policy).not.toBe(before.policy);
    expect((await get(app, '/assets/js/a.new.js')).text).toBe('new');
    expect((await get(app, '/assets/js/a.old.js')).status).toBe(404);
    expect(logged).toEqual([]);
  });

  test('serves each new one, if it is replaced again', async () => {
    const { app, dir, replace } = await start();
    const before = await get(app);
    await replace();
    expect((await get(app)).text).toBe(page('new'));
    await rename(dir, `${dir}-new`);
    onTestFinished(() => rm(`${dir}-new`, { recursive: true, force: true }));
    await rename(`${dir}-old`, dir);
    expect(await get(app)).toEqual(before);
  });

  test('never mixes the two in a request in flight', async () => {
    const moment: { replace?: () => Promise<void> } = {};
    const before = async () => {
      await moment.replace?.();
      delete moment.replace;
    };
    const { app, logged, replace } = await start({ createApp: createAppThat(before) });
    moment.replace = replace;
    const after = await get(app);
    expect(after).toEqual(await get(app));
    expect(after.text).toBe(page('new'));
    expect(logged).toEqual([]);
  });

  test('waits for the new one while there is briefly none', async () => {
    let asked = 0;
    const before = async () => void asked++;
    const { app, dir, next } = await start({ createApp: createAppThat(before) });
    await rename(dir, `${dir}-old`);
    const answer = get(app);
    await rename(next, dir);
    expect(await answer).toMatchObject({ status: 200, text: page('new') });
    expect(asked).toBe(1);
  });

  test('reads the new one once, however many requests wait for it', async () => {
    let opened = 0;
    const createApp: typeof createSiteApp = (...args) => {
      opened++;
      return createSiteApp(...args);
    };
    const { app, replace } = await start({ createApp });
    await replace();
    const answers = await Promise.all([get(app), get(app), get(app)]);
    expect(answers.map(({ text }) => text)).toEqual(answers.map(() => page('new')));
    expect(opened).toBe(2);
  });

  test('responds even if each response is overtaken by another build, and discards the first', async () => {
    let responses = 0;
    let discarded = 0;
    const folder: { dir?: string } = {};
    const createApp: typeof createSiteApp = () => {
      const site: SiteApp = new Hono();
      return site.all('*', async (c) => {
        responses++;
        // Each build is as old as no other.
        await utimes(join(folder.dir ?? '', manifestName), responses, responses);
        return c.body(new ReadableStream({ cancel: () => void discarded++ }));
      });
    };
    const { app, dir } = await start({ createApp });
    folder.dir = dir;
    const response = await app.request('/');
    expect(response.status).toBe(200);
    expect([responses, discarded]).toEqual([2, 1]);
    await response.body?.cancel();
    // Without a body there is nothing to discard.
    expect((await app.request('/', { method: 'HEAD' })).status).toBe(200);
    expect(responses).toBe(4);
  });

  test('reports once what is wrong with a damaged one', async () => {
    const { app, dir, next, logged, replace } = await start();
    await cp(join(dir, 'index.html'), join(next, 'index.html'));
    await writeFile(join(next, 'assets/js/a.new.js'), 'longer than it was');
    await replace();
    await get(app);
    await get(app);
    const notices = logged.filter((line) => line.startsWith('The new build is not served: '));
    expect(notices).toEqual([expect.stringContaining('assets/js/a.new.js has 18 bytes')]);
  });

  test('responds with an error if the build is gone for good', async () => {
    const { app, dir, logged } = await start({ pauseMs: 0 });
    await rm(dir, { recursive: true });
    expect((await get(app)).status).toBe(500);
    expect(logged[0]).toContain('ENOENT');
  });
});
