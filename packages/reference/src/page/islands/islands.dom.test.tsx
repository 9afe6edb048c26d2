import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { LanguageChoice } from '../../language/index.ts';
import { isLanguageId, type LanguageId } from '../../language/index.ts';
import { Code } from '../examples/code.tsx';
import { createPageData } from '../page-data.ts';
import type { ReferenceSite } from '../reference-site.ts';
import { DefersHtml } from '../rows/deferred-html.tsx';
import { type EventTable, listenFor } from './event-table.ts';
import { find } from './find.ts';
import { followLanguage } from './follow-language.ts';
import type { Island, Surroundings } from './island.ts';
import { markCurrent, navigation } from './navigation.ts';
import { createPageStore } from './page-state.ts';
import { openSlot, slots } from './slots.ts';
import { treeExpansion } from './tree-expansion.ts';

const page = { apiId: 'x', path: '/api/x', title: 'X', description: '', baseUrl: 'https://x.org' };

type Watched = { seen: (isSeen: boolean, ...elements: Element[]) => void };

/** Elements come into view when a test lets them. */
function watchable(): Watched {
  const observers: { call: IntersectionObserverCallback; elements: Set<Element> }[] = [];
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      elements = new Set<Element>();
      constructor(readonly call: IntersectionObserverCallback) {
        observers.push(this);
      }
      observe(element: Element) {
        this.elements.add(element);
      }
      disconnect() {
        this.elements.clear();
      }
    },
  );
  return {
    seen: (isIntersecting, ...elements) => {
      for (const { call, elements: own } of observers) {
        const entries = elements
          .filter((element) => own.has(element))
          .map((target) => ({ target, isIntersecting }) as IntersectionObserverEntry);
        if (entries.length > 0) call(entries, {} as IntersectionObserver);
      }
    },
  };
}

let ends: (() => void)[] = [];

afterEach(() => {
  for (const end of ends) end();
  ends = [];
  vi.unstubAllGlobals();
});

/** A page with this article, whose addresses are recorded. */
function articleOf(html: string) {
  const root = document.createElement('main');
  root.innerHTML = html;
  // With scripting, a browser takes the content of `noscript` for text.
  for (const kept of root.querySelectorAll('noscript')) kept.textContent = kept.innerHTML;
  document.body.append(root);
  const pushed: string[] = [];
  const store = createPageStore();
  const site: ReferenceSite = {
    data: createPageData({
      loadIds: async () => [],
      loadEntry: (key) => Promise.reject(new Error(key)),
      loadIndex: async () => undefined,
      loadOutline: async () => undefined,
    }),
    transportsFor: () => [],
    extras: {},
    folder: '/api/',
    linkTo: (id) => `https://x.org/api/x#${id}`,
    addressOf: (permalink) => permalink,
  };
  const surroundings: Surroundings = {
    page,
    store,
    site,
    root: () => root,
    router: {
      push: (address) => pushed.push(address),
      replace: (address) => pushed.push(`replaced by ${address}`),
    },
  };
  const live = (island: Island) => {
    const end = listenFor(root, [island.events ?? {}], store.clearAnnouncement);
    ends.push(end, island.start?.(root) ?? (() => {}));
    return island;
  };
  const one = <Found extends HTMLElement>(selector: string): Found => {
    const found = root.querySelector<Found>(selector);
    if (!found) throw new Error(`There is no ${selector}.`);
    return found;
  };
  return { root, one, live, store, surroundings, pushed };
}

function press(element: HTMLElement, key: string): boolean {
  return !element.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }),
  );
}

describe('the table of events', () => {
  it('calls only the first match, and nothing for what the browser or a console handles', () => {
    const { root, one } = articleOf(
      '<p class="outer"><b class="inner">a</b></p><div data-console=""><i class="inner">b</i></div>',
    );
    const called: string[] = [];
    const tables: EventTable[] = [
      { click: { '.inner': (element) => called.push(element.textContent ?? '') } },
      { click: { '.outer': () => called.push('outer') }, keydown: { p: () => called.push('key') } },
    ];
    const end = listenFor(root, tables, () => called.push('action:'));
    one('b').click();
    one('i').click();
    one('p').click();
    for (const how of [{ metaKey: true }, { button: 1 }]) {
      one('b').dispatchEvent(new MouseEvent('click', { bubbles: true, ...how }));
    }
    press(one('b'), 'a');
    end();
    one('b').click();
    expect(called).toEqual(['action:', 'a', 'action:', 'outer', 'key']);
  });
});

const samples = (id: string) => `
  <div data-samples="${id}" data-shown="curl">
    <button role="tab" id="${id}-curl" data-language="curl" aria-selected="true" tabindex="0"></button>
    <button role="tab" id="${id}-python" data-language="python" aria-selected="false" tabindex="-1"></button>
    <button role="tab" id="${id}-r" data-language="r" aria-selected="false" tabindex="-1"></button>
    <div role="tabpanel" aria-labelledby="${id}-curl"><code>curl ${id}</code></div>
  </div>`;

function languageOf(first?: LanguageId): LanguageChoice {
  const listeners = new Set<() => void>();
  let current = first;
  const choose = (id: string) => {
    if (isLanguageId(id)) current = id;
    for (const listener of listeners) listener();
  };
  return {
    current: () => current,
    choose,
    visit: choose,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

describe('code samples', () => {
  const write = async (operationId: string, language: string) => [`${language} ${operationId}`];

  function two(language = languageOf(), writer = write) {
    const { seen } = watchable();
    const article = articleOf(samples('a') + samples('b'));
    article.live(followLanguage(article.surroundings, language, writer));
    const codes = () =>
      ['a', 'b'].map((id) => article.one(`[data-samples=${id}] code`).textContent);
    return { ...article, seen, codes, language };
  }

  it('in view all follow one choice, and the others once they come into view', async () => {
    const { one, seen, codes } = two();
    one('#a-python').click();
    await expect.poll(codes).toEqual(['python a', 'curl b']);
    expect(one('#a-python').getAttribute('aria-selected')).toBe('true');
    expect([one('#a-python').tabIndex, one('#a-curl').tabIndex]).toEqual([0, -1]);
    expect(one('[data-samples=a] [role=tabpanel]').getAttribute('aria-labelledby')).toBe(
      'a-python',
    );
    seen(true, one('[data-samples=a]'), one('[data-samples=b]'));
    await expect.poll(codes).toEqual(['python a', 'python b']);
    one('#b-curl').click();
    await expect.poll(codes).toEqual(['curl a', 'curl b']);
  });

  it('begin with the choice of the address', async () => {
    const { one, seen, codes } = two(languageOf('r'));
    seen(true, one('[data-samples=b]'));
    await expect.poll(codes).toEqual(['curl a', 'r b']);
  });

  it('show the last choice, whatever loads last', async () => {
    const come: Record<string, (code: string[]) => void> = {};
    const { one, codes } = two(
      languageOf(),
      (_, id) =>
        new Promise((resolve) => {
          come[id] = resolve;
        }),
    );
    one('#a-python').click();
    one('#a-r').click();
    come.r?.(['r a']);
    await expect.poll(() => codes()[0]).toBe('r a');
    come.python?.(['python a']);
    // Every step that follows the promise is done before the next task.
    await new Promise((resolve) => setTimeout(resolve));
    expect(codes()[0]).toBe('r a');
    expect(one('#a-r').getAttribute('aria-selected')).toBe('true');
  });

  it('that cannot be written keep the old one, and report it until the next attempt', async () => {
    const offline = new Error('offline');
    const writer = vi.fn(write).mockRejectedValueOnce(offline).mockRejectedValueOnce(offline);
    const { one, codes, store } = two(languageOf(), writer);
    for (const _ of ['first', 'second']) {
      one('#a-python').click();
      expect(store.current().announcement).toEqual({ words: '' });
      await expect.poll(() => store.current().announcement.kind).toBe('failure');
      expect(codes()).toEqual(['curl a', 'curl b']);
      expect(one('#a-curl').getAttribute('aria-selected')).toBe('true');
    }
    one('#a-python').click();
    await expect.poll(codes).toEqual(['python a', 'curl b']);
    expect(store.current().announcement).toEqual({ words: '' });
  });

  it.each([
    ['ArrowRight', 'a-r'],
    ['ArrowLeft', 'a-curl'],
    ['Home', 'a-curl'],
    ['End', 'a-r'],
  ])('are reached by %s', (key, id) => {
    const { one, language } = two();
    one('#a-python').focus();
    expect(press(one('#a-python'), key)).toBe(true);
    expect(document.activeElement?.id).toBe(id);
    expect(language.current()).toBe(id.slice(2));
  });
});

describe('long code', () => {
  const text = (count: number) =>
    JSON.stringify(
      Array.from({ length: count - 2 }, (_, index) => `line ${index} & more`),
      null,
      2,
    );
  const htmlOf = (count: number, value: boolean) =>
    renderToStaticMarkup(
      <DefersHtml value={value}>
        <Code text={text(count)} language="json" of="a list" />
      </DefersHtml>,
    );

  it('is whole up to fifteen lines', () => {
    expect(htmlOf(15, true)).not.toContain('<button');
    expect(htmlOf(16, true)).toContain('Show all 16 lines');
  });

  it.each([
    ['written by the server', true],
    ['inside another disclosure, or rendered here', false],
  ])('shows fifteen lines, then all, then fifteen: %s', (_, value) => {
    const { one, live } = articleOf(htmlOf(40, value));
    live(treeExpansion());
    const button = one('button');
    const first = one('code').firstChild?.textContent;
    expect(first?.startsWith('[')).toBe(true);
    button.click();
    expect(one('code').textContent).toBe(text(40));
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(one('[data-long-code]').hasAttribute('data-all-lines')).toBe(true);
    button.click();
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(one('[data-long-code]').hasAttribute('data-all-lines')).toBe(false);
  });

  it('is whole for readers without scripting', () => {
    const { one } = articleOf(htmlOf(40, true).replaceAll(/<\/?noscript>/g, ''));
    expect(one('code').textContent).toBe(text(40));
  });

  it('is whole before it is printed', () => {
    const { one, live } = articleOf(htmlOf(40, true));
    live(treeExpansion());
    window.dispatchEvent(new Event('beforeprint'));
    expect(one('code').textContent).toBe(text(40));
  });
});

describe('slots', () => {
  const html = `<section><button data-try="getWorks" aria-expanded="false"></button>
    <div data-console="getWorks" hidden></div></section>`;

  it('are shown at once, and announce what is coming until it is there', async () => {
    const { one, live, store, surroundings } = articleOf(html);
    live(slots(surroundings));
    const opening = openSlot(surroundings, {
      key: 'getWorks',
      load: async () => 'the console',
      coming: 'Loading the console…',
      failure: 'It failed.',
    });
    expect(one('[data-console]').textContent).toBe('Loading the console…');
    expect(one('[data-console]').hidden).toBe(false);
    expect(one('button').getAttribute('aria-expanded')).toBe('true');
    expect(one('section').hasAttribute('data-console-open')).toBe(true);
    await opening;
    expect(one('[data-console]').textContent).toBe('');
    expect(store.current().slots.getWorks?.content).toBe('the console');
    store.changeSlot('getWorks', { isShown: false });
    expect(one('[data-console]').hidden).toBe(true);
    expect(one('button').getAttribute('aria-expanded')).toBe('false');
    expect(one('section').hasAttribute('data-console-open')).toBe(false);
  });

  it('explain why nothing came, keep the samples, and try again', async () => {
    const { one, live, store, surroundings } = articleOf(html);
    live(slots(surroundings));
    let isOnline = false;
    const opening = {
      key: 'getWorks',
      load: async () => {
        if (!isOnline) throw new Error('offline');
        return 'the console';
      },
      failure: 'It failed.',
    };
    await openSlot(surroundings, opening);
    expect(one('[data-console] p').textContent).toBe('It failed. Reload the page');
    expect(one('section').hasAttribute('data-console-open')).toBe(false);
    expect(store.current().announcement.words).toBe('It failed.');
    isOnline = true;
    await openSlot(surroundings, opening);
    expect(one('[data-console]').textContent).toBe('');
    expect(one('section').hasAttribute('data-console-open')).toBe(true);
  });

  it('that the page does not have are not opened', async () => {
    const { store, surroundings } = articleOf(html);
    const load = () => Promise.reject(new Error('unexpected'));
    await openSlot(surroundings, { key: 'getGone', load, failure: '' });
    expect(store.current().slots).toEqual({});
  });
});

describe('navigation', () => {
  it('marks only the part being read, and opens the disclosure it is in', () => {
    const { seen } = watchable();
    const { root, one, live, surroundings } = articleOf(`
      <nav data-side-nav><a href="/api/x" aria-current="page">Page</a><a href="#a">A</a>
        <details><a href="#b.c">B</a></details></nav>
      <section id="a" data-spy></section><section id="b.c" data-spy></section>`);
    live(navigation(surroundings));
    const [first, second] = root.querySelectorAll('section');
    if (!first || !second) throw new Error('There are no parts.');
    const marked = () =>
      [...root.querySelectorAll('[aria-current=true]')].map((link) => link.textContent);
    seen(true, second);
    expect(marked()).toEqual(['B']);
    expect(one<HTMLDetailsElement>('details').open).toBe(true);
    seen(true, first);
    expect(marked()).toEqual(['A']);
    seen(false, first, second);
    expect(marked()).toEqual(['A']);
    expect(one('nav').hasAttribute('data-reads-part')).toBe(true);
    markCurrent(one('nav'), undefined);
    expect(marked()).toEqual([]);
    expect(one('nav').hasAttribute('data-reads-part')).toBe(false);
  });

  it('uses the space of a hidden header', () => {
    const { seen } = watchable();
    const header = document.createElement('nav');
    header.className = 'navbar';
    document.body.append(header);
    const { one, live, surroundings } = articleOf('<nav data-side-nav></nav>');
    live(navigation(surroundings));
    seen(false, header);
    expect(one('nav').hasAttribute('data-header-hidden')).toBe(true);
    seen(true, header);
    expect(one('nav').hasAttribute('data-header-hidden')).toBe(false);
    header.remove();
  });

  it('follows links within the site, as new requests, and leaves the others to the browser', () => {
    watchable();
    const { root, live, store, surroundings, pushed } = articleOf(`
      <a href="/api/x?op=a#a">1</a><a href="?op=b" data-request>2</a><a href="#c">3</a>
      <a href="/x.yaml" download>4</a><a href="/x.md" type="text/markdown">5</a>`);
    live(navigation(surroundings));
    store.change({ request: '?op=a' });
    const left = [...root.querySelectorAll('a')].filter((link) => {
      const event = new MouseEvent('click', { bubbles: true, cancelable: true });
      link.dispatchEvent(event);
      return !event.defaultPrevented;
    });
    expect(left.map((link) => link.textContent)).toEqual(['3', '4', '5']);
    expect(pushed.map((address) => address.replace(/^[^?]*/, ''))).toEqual(['?op=a#a', '?op=b']);
    expect(store.current().request).toBeUndefined();
  });
});

describe('finding an operation', () => {
  it('goes from the field to the hits and back by key', () => {
    const { one, live, surroundings } = articleOf(`<div data-operation-filter>
      <input><ul><li><a id="one" href="#a"></a></li><li><a id="two" href="#b"></a></li></ul></div>`);
    live(find(surroundings));
    one('input').focus();
    const focus = () => document.activeElement?.id || document.activeElement?.tagName;
    const path = ['ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'];
    const seen = path.map((key) => {
      press(document.activeElement as HTMLElement, key);
      return focus();
    });
    expect(seen).toEqual(['INPUT', 'one', 'two', 'two', 'one', 'INPUT']);
    let followed = 0;
    one('#one').addEventListener('click', () => {
      followed += 1;
    });
    expect(press(one('input'), 'Enter')).toBe(true);
    expect(press(one('input'), 'a')).toBe(false);
    expect(followed).toBe(1);
  });

  it.each(['ctrlKey', 'metaKey', 'shiftKey'] as const)('opens a hit with Enter and %s', (key) => {
    const { one, live, surroundings } = articleOf(
      '<div data-operation-filter><input><ul><li><a id="one" href="#a"></a></li></ul></div>',
    );
    live(find(surroundings));
    const clicks: boolean[] = [];
    one('#one').addEventListener('click', (event) => clicks.push(event[key]));
    const down = (name: string) =>
      one('input').dispatchEvent(
        new KeyboardEvent('keydown', { key: name, [key]: true, bubbles: true, cancelable: true }),
      );
    one('input').focus();
    expect(down('Enter')).toBe(false);
    expect(clicks).toEqual([true]);
    // With an arrow they select text or leave the line.
    expect(down('ArrowDown')).toBe(true);
    expect(document.activeElement).toBe(one('input'));
  });
});
