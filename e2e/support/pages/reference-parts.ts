import type { Page } from '@playwright/test';

export type Row = {
  id: string;
  name: string;
  href: string;
  kind: string;
  facts: string[];
  copy: string;
};

export type OperationParts = {
  id: string;
  title: string;
  method: string;
  path: string;
  /** What is beside the buttons, e.g. `['deprecated']`. */
  badges: string[];
  buttons: string[];
  parameters: Row[];
  responses: Row[];
  errors: Row[];
};

export type ReferenceParts = {
  operations: OperationParts[];
  schemas: { id: string; rows: Row[] }[];
  /** Links of the side navigation, e.g. `['GET Search works', '#getWorks']`. */
  side: [text: string, href: string][];
  /** The texts of the cells of each table, row by row, its head first. */
  tables: string[][][];
  /** The accessible names of all buttons. */
  buttonNames: string[];
};

/** The parts of a reference page's HTML, before any script has run. */
export function readReference(page: Page): Promise<ReferenceParts> {
  return page.evaluate(() => {
    const text = (element: Element | null | undefined) =>
      (element?.textContent ?? '').replace(/\s+/g, ' ').trim();
    const nameOf = (button: Element) => button.getAttribute('aria-label') ?? text(button);
    const rowsOf = (...lists: (Element | null | undefined)[]): Row[] =>
      lists
        .flatMap((list) => [...(list?.children ?? [])])
        .map((row) => {
          const head = row.querySelector(':scope > p');
          const link = head?.querySelector('a');
          return {
            id: row.id,
            name: text(link),
            href: link?.getAttribute('href') ?? '',
            kind: link?.dataset.status ?? '',
            facts: [...(head?.querySelectorAll(':scope > span') ?? [])].map(text),
            copy: nameOf(head?.querySelector('button') ?? document.body),
          };
        });
    /** The lists between a heading and the next of its level. */
    const listsAfter = (section: Element, title: string) => {
      const heading = [...section.querySelectorAll('h4')].find((one) => text(one) === title);
      const lists: Element[] = [];
      let next = heading?.nextElementSibling;
      while (next && /^(UL|H5)$/.test(next.tagName)) {
        if (next.tagName === 'UL') lists.push(next);
        next = next.nextElementSibling;
      }
      return lists;
    };
    const sections = [...document.querySelectorAll('article section[data-spy]')];
    return {
      operations: sections
        .filter((section) => section.querySelector('[data-try]'))
        .map((section) => {
          const [path, actions] = [...section.querySelectorAll(':scope > div:first-child > p')];
          return {
            id: section.id,
            title: text(section.querySelector('h3')),
            method: text(path?.querySelector('span')),
            path: text(path?.querySelector('code')),
            badges: [...(actions?.querySelectorAll(':scope > span') ?? [])].map(text),
            buttons: [...(actions?.querySelectorAll('button') ?? [])].map(nameOf),
            parameters: rowsOf(...listsAfter(section, 'Parameters')),
            responses: rowsOf(...listsAfter(section, 'Responses')),
            errors: rowsOf(...listsAfter(section, 'Errors')),
          };
        }),
      schemas: sections
        .filter((section) => section.id.startsWith('schema-'))
        .map((section) => ({
          id: section.id,
          rows: rowsOf(section.querySelector(':scope > div:last-child > ul[class*="rows"]')),
        })),
      side: [...document.querySelectorAll('[data-side-nav] a')].map((link): [string, string] => [
        text(link),
        link.getAttribute('href') ?? '',
      ]),
      tables: [...document.querySelectorAll('article table')].map((table) =>
        [...table.querySelectorAll('tr')].map((row) => [...row.children].map(text)),
      ),
      buttonNames: [...document.querySelectorAll('article button:not([role="tab"])')].map(nameOf),
    };
  });
}
