import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { brokenItems, type Variant } from './fixture-site/broken-items.ts';
import { buildFixture, type FixtureBuild } from './fixture-site/build.ts';

const cases: Record<Variant, { name: string; want: string[] }> = {
  'failing-item': {
    name: 'a navbar item that fails to render is named',
    want: [
      'This item of themeConfig.navbar.items failed to render:',
      '"type": "docsVersionDropdown"',
      '"9.9"',
      "No docs version exist for name '9.9'",
    ],
  },
  'invalid-type': {
    name: 'a navbar item type that does not exist is refused',
    want: ['Bad navbar item type carousel', "label: 'navbar.items[0]'"],
  },
  'missing-component': {
    name: 'a custom navbar item type without a component is refused',
    want: [
      'No NavbarItem component found for type "custom-carousel".',
      '"type": "custom-carousel"',
    ],
  },
  'unknown-sidebar': {
    name: 'a sidebar id that does not exist is named, with those that do',
    want: [
      'Can\'t find any sidebar with id "leaflets"',
      'Available sidebar ids are:',
      '"sidebarId": "leaflets"',
    ],
  },
  'unknown-doc': {
    name: 'a doc id that does not exist is named, with those that do',
    want: [
      'Couldn\'t find any doc with id "opening-hours"',
      'Available doc ids are:',
      '"docId": "opening-hours"',
    ],
  },
  'nothing-to-link-to': {
    name: 'a sidebar with nothing to link to is named',
    want: ['Sidebar with ID "text" doesn\'t have anything to be linked to.', '"sidebarId": "text"'],
  },
};

const variants = Object.keys(brokenItems) as Variant[];

describe('a mistake in the configuration stops the build', () => {
  const builds = new Map<Variant, FixtureBuild>();

  beforeAll(async () => {
    // Two builders share one queue: a third would only slow all of them down.
    const queue = variants.values();
    const builder = async () => {
      for (const variant of queue) {
        builds.set(variant, await buildFixture({ variant, locale: 'en' }));
      }
    };
    await Promise.all([builder(), builder()]);
  }, 120_000);

  afterAll(async () => {
    for (const { dir } of builds.values()) await rm(dir, { recursive: true, force: true });
  });

  test.each(variants.map((variant) => [cases[variant].name, variant] as const))(
    '%s',
    (_, variant) => {
      const build = builds.get(variant);
      expect(build?.ok).toBe(false);
      for (const text of cases[variant].want) expect(build?.output).toContain(text);
    },
  );
});
