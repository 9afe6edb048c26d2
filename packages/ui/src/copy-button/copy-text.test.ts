import { afterEach, describe, expect, it, vi } from 'vitest';
import { copyFile, copyText } from './copy-text.ts';

type Promised = Record<string, Promise<Blob>>;

/** A clipboard that records what it is given, and when. */
function stubClipboard({ knowsItems = true } = {}) {
  const writeText = vi.fn(async (_: string) => {});
  const write = vi.fn(async ([item]: { items: Promised }[]) => {
    await item?.items['text/plain'];
  });
  vi.stubGlobal('navigator', { clipboard: { writeText, write } });
  vi.stubGlobal('ClipboardItem', knowsItems ? StubItem : undefined);
  return { writeText, write };
}

class StubItem {
  items: Promised;
  constructor(items: Promised) {
    this.items = items;
  }
}

function stubFile(response: Promise<Response>) {
  vi.stubGlobal('fetch', () => response);
}

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('copying a text', () => {
  it('gives the clipboard a text that is there', async () => {
    const { writeText } = stubClipboard();
    expect(await copyText('a line')).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('a line');
  });

  it('promises a text that is still to come while the click is handled', async () => {
    const { write } = stubClipboard();
    let arrive = (_: string) => {};
    const copied = copyText(
      new Promise((resolve) => {
        arrive = resolve;
      }),
    );
    const [item] = write.mock.calls[0]?.[0] ?? [];
    arrive('a page');
    expect(await copied).toBe(true);
    const blob = await item?.items['text/plain'];
    expect(blob?.type).toBe('text/plain');
    expect(await blob?.text()).toBe('a page');
  });

  it('waits for the text in a browser that cannot be promised one', async () => {
    const { writeText } = stubClipboard({ knowsItems: false });
    expect(await copyText(Promise.resolve('a page'))).toBe(true);
    expect(writeText).toHaveBeenCalledExactlyOnceWith('a page');
  });

  it('reports that there is no clipboard', async () => {
    vi.stubGlobal('navigator', {});
    expect(await copyText('a line')).toBe(false);
    expect(await copyText(Promise.resolve('a page'))).toBe(false);
  });
});

describe('copying a file', () => {
  it('copies what it contains', async () => {
    stubClipboard();
    stubFile(Promise.resolve(new Response('# Page')));
    expect(await copyFile('/page.md')).toBe('copied');
  });

  it('tells a refusal from a file that cannot be fetched', async () => {
    stubClipboard().write.mockRejectedValue(new DOMException('Refused', 'NotAllowedError'));
    stubFile(Promise.resolve(new Response('# Page')));
    expect(await copyFile('/page.md')).toBe('refused');
    stubFile(Promise.resolve(new Response('', { status: 404 })));
    expect(await copyFile('/page.md')).toBe('unreachable');
    stubFile(Promise.reject(new TypeError('offline')));
    expect(await copyFile('/page.md')).toBe('unreachable');
  });

  it('copies no error page where the text cannot be promised', async () => {
    const { writeText } = stubClipboard({ knowsItems: false });
    stubFile(Promise.resolve(new Response('Not found', { status: 404 })));
    expect(await copyFile('/page.md')).toBe('unreachable');
    expect(writeText).not.toHaveBeenCalled();
  });
});
