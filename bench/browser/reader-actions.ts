import type { Action } from './measure-action.ts';

// What readers do on a page that has loaded. Each takes the address of the site.

const query = 'horse';

export function openConsole(site: string): Action {
  return {
    name: 'open a console on /api/catalogue',
    url: `${site}/api/catalogue`,
    shows: 'Works',
    own: /\/sandbox/,
    async act(page) {
      const section = page.locator('section#getWorks');
      await section.getByRole('button', { name: 'Try it' }).first().click();
      await section.getByRole('button', { name: 'Send', exact: true }).waitFor();
    },
  };
}

export function searchFor(site: string): Action {
  return {
    name: `open the search and type “${query}”, to the first result`,
    url: `${site}/docs/iiif`,
    shows: 'IIIF',
    own: /\/search-(data|worker)/,
    async act(page) {
      await page.keyboard.press('Control+k');
      const dialog = page.getByRole('dialog', { name: 'Search' });
      await dialog.getByRole('combobox').waitFor();
      await page.keyboard.type(query);
      // Popular pages are options too, until something is typed. Excerpts follow the results.
      await dialog
        .getByRole('status')
        .filter({ hasText: /\d results?/ })
        .waitFor();
    },
  };
}

export function findOperation(site: string): Action {
  return {
    name: 'find an operation among 1,039, to the first result',
    url: `${site}/api/large`,
    shows: 'Operations',
    own: /\/indexes/,
    async act(page) {
      const filter = page.getByRole('main').getByRole('searchbox', { name: 'Find an operation' });
      await filter.focus();
      await page.keyboard.type('issue');
      await page
        .getByRole('link', { name: /issue.* GET/i })
        .first()
        .waitFor();
    },
  };
}

/** The bench serves the site without a sandbox, so the service worker answers. */
export function callSandbox(site: string): Action {
  return {
    name: 'send a first request from a host of files, to its answer',
    url: `${site}/api/catalogue?op=getWorks&query=${query}`,
    shows: 'Send',
    own: /\/sandbox[-/](data|worker|catalogue)/,
    async act(page) {
      const section = page.locator('section#getWorks');
      await section.getByRole('button', { name: 'Send', exact: true }).click();
      await section.getByRole('region', { name: 'Response' }).getByText('200').first().waitFor();
    },
  };
}
