import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { apiOf, loadContract, operationOf } from '../../../../test/contract.ts';
import { OperationConsole } from '../../operation-console.tsx';

const apis = await loadContract();
const base = 'https://api.example.org';
const total = 5;

let saved: { text: Promise<string>; name: string }[] = [];
let urls: string[] = [];
let mayAnswer: Promise<unknown> = Promise.resolve();

function record(at: number) {
  const picture = { url: `${base}/image/V${at}/full/300,/0/default.jpg`, type: 'DigitalLocation' };
  return { id: `w${at}`, title: `Map ${at}`, thumbnail: picture, type: 'Work' };
}

/** Two records to a page, whatever is wanted; the third page is refused if there is a window. */
function pageFor(url: string, window: number): Response {
  const page = Number(new URL(url).searchParams.get('page') ?? 1);
  if (page > window) {
    const description = `Only the first ${2 * window} works are available in the API.`;
    return Response.json({ description }, { status: 400 });
  }
  const results = [2 * page - 2, 2 * page - 1].filter((at) => at < total).map(record);
  const nextPage = `${base}/catalogue/v2/works?query=map&pageSize=100&page=${page + 1}`;
  return Response.json({ totalResults: total, results, ...(2 * page < total && { nextPage }) });
}

async function openAnswer(window = Number.POSITIVE_INFINITY) {
  const transport = {
    id: 'test',
    label: 'Test',
    isLive: false,
    baseUrl: () => base,
    send: async ({ url }: Request) => {
      urls.push(url);
      await mayAnswer;
      return pageFor(url, window);
    },
  };
  render(
    <OperationConsole
      api={apiOf(apis, 'catalogue')}
      apis={apis}
      operation={operationOf(apis, 'getWorks')}
      transports={[transport]}
      initialValues={{ query: 'map' }}
      onOpen={() => {}}
      onClose={() => {}}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await user.click(await screen.findByRole('button', { name: 'Download' }));
  return user;
}

beforeEach(() => {
  saved = [];
  urls = [];
  mayAnswer = Promise.resolve();
  const texts: Promise<string>[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    texts.push((blob as Blob).text());
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push({ text: texts.at(-1) as Promise<string>, name: this.download });
  });
});

/** A promise that something else resolves. */
function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

const form = () => within(screen.getByRole('form', { name: 'Download' }));
const save = () => form().getByRole('button', { name: /^Save/ });
const linesOf = async (at = 0) => (await saved[at]?.text)?.trimEnd().split('\r\n');

describe('the download of a list', () => {
  it('saves this page with rights and without noise', async () => {
    const user = await openAnswer();
    expect(save().textContent).toBe('Save 2 records');
    await user.click(save());
    expect(await linesOf()).toEqual([
      '\ufeffid,title,iiifBase,thumbnail.url',
      `w0,Map 0,${base}/image/V0,"${base}/image/V0/full/300,/0/default.jpg"`,
      `w1,Map 1,${base}/image/V1,"${base}/image/V1/full/300,/0/default.jpg"`,
    ]);
    expect(saved[0]?.name).toBe('works.csv');
    expect(screen.queryByRole('form', { name: 'Download' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Download');
  });

  it('has the columns one chooses, and at least one', async () => {
    const user = await openAnswer();
    const boxes = form().getAllByRole<HTMLInputElement>('checkbox', { hidden: true });
    for (const box of boxes.filter(({ checked }) => checked)) await user.click(box);
    await user.click(save());
    expect(saved).toEqual([]);
    expect(form().getByRole('alert').textContent).toContain('at least one column');
    await user.click(form().getByRole('checkbox', { name: /^title/, hidden: true }));
    await user.click(form().getByRole('radio', { name: /^CSV(?! for)/ }));
    await user.click(save());
    expect(await linesOf()).toEqual(['title', 'Map 0', 'Map 1']);
  });

  it.each([
    [/^JSON Lines/, 'works.jsonl', 2],
    [/^JSON(?! Lines)/, 'works.json', 1],
  ])('is also %s', async (name, file, lines) => {
    const user = await openAnswer();
    await user.click(form().getByRole('radio', { name }));
    await user.click(save());
    expect(saved[0]?.name).toBe(file);
    const text = (await saved[0]?.text) ?? '';
    expect(text.trimEnd().split('\n')).toHaveLength(lines);
    expect(text).toContain('"type":"DigitalLocation"');
  });

  it('closes with Escape and gives the focus back', async () => {
    const user = await openAnswer();
    await user.click(form().getByRole('radio', { name: /^JSON Lines/ }));
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('form', { name: 'Download' })).toBeNull();
    expect(document.activeElement?.textContent).toBe('Download');
  });
});

describe('the download of all pages', () => {
  async function startAll(user: ReturnType<typeof userEvent.setup>) {
    await user.click(form().getByRole('radio', { name: /^All pages, 5 records, up to 100/ }));
    expect(form().queryByRole('radio', { name: /^JSON(?! Lines)/ })).toBeNull();
    await user.click(save());
  }
  const box = () => within(screen.getByRole('region', { name: 'Download of all pages' }));

  it('asks for large pages, one after the other, and saves them as one file', async () => {
    const user = await openAnswer();
    await startAll(user);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect((await linesOf())?.map((line) => line.split(',')[0])).toEqual([
      ...['\ufeffid', 'w0', 'w1', 'w2', 'w3', 'w4'],
    ]);
    expect(urls.slice(1).map((url) => new URL(url).search)).toEqual([
      '?query=map&pageSize=100',
      '?query=map&page=2&pageSize=100',
      '?query=map&page=3&pageSize=100',
    ]);
    expect(box().getByText('All done: 5 records.')).toBeDefined();
    expect(document.activeElement?.textContent).toBe('Download');
    await user.click(box().getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByRole('region', { name: 'Download of all pages' })).toBeNull();
  });

  it('ends at the window, and says what is missing where it is announced', async () => {
    const user = await openAnswer(2);
    await startAll(user);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(await linesOf()).toHaveLength(5);
    const words =
      '4 of 5 records; the API gives no more: 400 Bad Request: “Only the first 4 works are available in the API.”';
    expect(box().getByText(words)).toBeDefined();
    expect(box().getByText(/^1 is missing\./)).toBeDefined();
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced.join()).toContain(`${words} 1 is missing.`);
  });

  it('shows how far it is; when cancelled it offers what it has', async () => {
    const user = await openAnswer();
    const [first, second] = [gate(), gate()];
    mayAnswer = first.opened;
    await startAll(user);
    const bar = () => box().getByRole('progressbar');
    expect(bar().getAttribute('aria-valuetext')).toBe('0 records');
    mayAnswer = second.opened;
    first.open();
    await waitFor(() => expect(bar().getAttribute('aria-valuetext')).toBe('2 of 5 records'));
    expect([bar().getAttribute('value'), bar().getAttribute('max')]).toEqual(['2', '5']);
    await user.click(box().getByRole('button', { name: 'Cancel download' }));
    second.open();
    expect(await box().findByText('Cancelled after 2 of 5 records.')).toBeDefined();
    expect(saved).toEqual([]);
    await user.click(box().getByRole('button', { name: 'Save these 2 records' }));
    expect(await linesOf()).toHaveLength(3);
  });
});
