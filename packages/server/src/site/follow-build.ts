import { statSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Hono } from 'hono';
import { type BuildManifest, manifestName, readManifest } from '../prepare/build-manifest.ts';
import { createSiteApp, type Log, type SiteApp } from './site-app.ts';

export type FollowOptions = {
  log?: Log;
  createApp?: typeof createSiteApp;
  /** Time between checks for a build while there is none. */
  pauseMs?: number;
};

type Site = { app: SiteApp; stamp: string | undefined };

const mostTries = 2;
const mostPauses = 50;

/**
 * Serves a folder's site even after its build has been replaced: each response comes from one build, the
 * old one or the new one. Otherwise files of the new one would be sent as described by the old manifest.
 */
export function followBuild(
  dir: string,
  manifest: BuildManifest,
  { log = console.error, createApp = createSiteApp, pauseMs = 20 }: FollowOptions = {},
): SiteApp {
  const open = (content: BuildManifest, stamp: string | undefined): Site => ({
    app: createApp(dir, content, { log }),
    stamp,
  });
  let site = open(manifest, stampOf(dir));
  let loading: Promise<void> | undefined;

  const load = async (stamp: string): Promise<void> => {
    try {
      site = open(await readManifest(dir), stamp);
    } catch (error) {
      log(`The new build is not served: ${error instanceof Error ? error.message : error}`);
      site = { ...site, stamp };
    } finally {
      loading = undefined;
    }
  };
  const latest = async (): Promise<Site> => {
    let stamp = stampOf(dir);
    // Briefly, between the old build and the new one, there is none.
    for (let pauses = 0; stamp === undefined && pauses < mostPauses; pauses++) {
      await wait(pauseMs);
      stamp = stampOf(dir);
    }
    if (stamp !== undefined && stamp !== site.stamp) {
      loading ??= load(stamp);
      await loading;
    }
    return site;
  };

  const follower: SiteApp = new Hono();
  follower.all('*', async (c) => {
    for (let tries = 1; ; tries++) {
      const { app, stamp } = await latest();
      const response = await app.fetch(c.req.raw, c.env);
      if (stampOf(dir) === stamp || tries === mostTries) return response;
      await response.body?.cancel();
    }
  });
  return follower;
}

/** Different for each build; undefined while there is none. */
function stampOf(dir: string): string | undefined {
  const found = statSync(join(dir, manifestName), { throwIfNoEntry: false });
  return found && `${found.ino} ${found.mtimeMs}`;
}
