import type { Operation } from '@portal/contract';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, describe, expect, it } from 'vitest';
import { apiOf } from '../../../../../contract/test/fixture-api.ts';
import { readPermalink } from '../../../permalink/index.ts';
import type { Failure, Transport } from '../../../transport.ts';
import { OperationConsole } from '../../operation-console.tsx';

const api = apiOf({
  '/things': {
    get: {
      operationId: 'getThings',
      parameters: [{ name: 'Prefer', in: 'header', schema: { type: 'string' } }],
      responses: { 200: { description: 'Things' }, 410: { description: 'Gone' } },
    },
  },
});
const [operation] = api.operations;
if (!operation) throw new Error('The fixture has no operation.');

const sent: (string | null)[] = [];
beforeEach(() => {
  sent.length = 0;
});

const live: Transport = {
  id: 'live',
  label: 'Live',
  isLive: true,
  baseUrl: () => 'https://api.example.org',
  send: async ({ headers }) => {
    sent.push(headers.get('X-Fail') ?? headers.get('Prefer'));
    return Response.json({});
  },
};

/** It returns the status that it is asked for, unless that is 500. */
const practice: Transport = {
  ...live,
  ...{ id: 'practice', label: 'Practice', isLive: false },
  failures: {
    statusesOf: ({ responses }: Operation) => [...responses.map((one) => Number(one.status)), 500],
    waits: [2, 5],
    headerFor: ({ status = 'as usual', wait = 0 }) => ({
      name: 'Prefer',
      value: `${status} in ${wait}`,
    }),
  },
  send: async (request, signal) => {
    await live.send(request, signal);
    const [, status = '200'] = /(\d+) in/.exec(request.headers.get('Prefer') ?? '') ?? [];
    return Response.json({}, { status: status === '500' ? 200 : Number(status) });
  },
};

type Given = {
  transports?: Transport[];
  initialFailure?: Failure;
  initialValues?: { Prefer: string };
};

function open({ transports = [practice, live], ...more }: Given = {}) {
  render(
    <OperationConsole
      {...{ api, apis: [api], operation: operation as Operation, transports }}
      initialValues={{}}
      {...more}
      onOpen={() => {}}
      onClose={() => {}}
    />,
  );
  return userEvent.setup();
}

const group = () => screen.queryByRole('group', { name: 'Make it fail' });
const status = () => screen.getByLabelText<HTMLSelectElement>('Status');
const slow = () => screen.getByLabelText<HTMLSelectElement>('Slow');
const sample = () => screen.getByText('curl').closest('pre')?.textContent;
const options = ({ options }: HTMLSelectElement) => Array.from(options, ({ text }) => text);

async function sendAndRead(user: ReturnType<typeof userEvent.setup>): Promise<string> {
  const before = sent.length;
  await user.click(screen.getByRole('button', { name: 'Send' }));
  await expect.poll(() => sent.length).toBe(before + 1);
  const region = screen.getByRole('region', { name: 'Response' });
  await within(region).findByRole('button', { name: 'Repeat' });
  return region.textContent ?? '';
}

describe('“Make it fail”', () => {
  it('is offered where a transport fails on request, and nowhere else', async () => {
    const user = open();
    expect(group()).not.toBeNull();
    expect(options(status())).toEqual([
      'As usual',
      '200 OK',
      '410 Gone',
      '500 Internal Server Error',
    ]);
    expect(options(slow())).toEqual(['No', '2 s', '5 s']);
    await user.selectOptions(status(), '410');
    await user.click(screen.getByRole('radio', { name: 'Live' }));
    expect(group()).toBeNull();
    expect(await sendAndRead(user)).not.toContain('You asked for');
    expect(sent).toEqual([null]);
    await user.click(screen.getByRole('radio', { name: 'Practice' }));
    expect(status().value).toBe('410');
  });

  it('sends what it shows, and says above the response that it was asked for', async () => {
    const user = open();
    expect(await sendAndRead(user)).not.toContain('You asked for');
    await user.selectOptions(status(), '410');
    await user.selectOptions(slow(), '5');
    expect(sample()).toContain("'Prefer: 410 in 5'");
    const region = await sendAndRead(user);
    expect(sent).toEqual([null, '410 in 5']);
    const notice = 'You asked for this with Prefer: 410 in 5, under “Make it fail”.';
    expect(region.indexOf(notice)).toBeGreaterThan(-1);
    expect(region.indexOf(notice)).toBeLessThan(region.lastIndexOf('410 Gone'));
    const announced = screen.getAllByRole('status').map(({ textContent }) => textContent);
    expect(announced.join()).toContain('410 Gone. You asked for this with Prefer: 410 in 5.');
    await user.selectOptions(status(), '500');
    expect(await sendAndRead(user)).toContain('You asked for 500, and got another response with');
    await user.selectOptions(status(), '');
    await user.selectOptions(slow(), '');
    expect(sample()).not.toContain('Prefer');
    expect(await sendAndRead(user)).not.toContain('You asked for');
    expect(sent.at(-1)).toBeNull();
  });

  it('is reached and used with keys alone', async () => {
    const user = open({ transports: [practice] });
    await user.tab();
    while (document.activeElement !== status()) await user.tab();
    await user.tab();
    expect(document.activeElement).toBe(slow());
    await user.tab({ shift: true });
    expect(document.activeElement).toBe(status());
    await user.selectOptions(status(), '410');
    await user.keyboard('{Control>}{Enter}{/Control}');
    await expect.poll(() => sent).toEqual(['410 in 0']);
  });

  it('is part of the link, which opens a console that asks for the same', async () => {
    const user = open({ initialFailure: { status: 410, wait: 2 } });
    expect([status().value, slow().value]).toEqual(['410', '2']);
    await user.click(screen.getByRole('button', { name: 'Copy link' }));
    const link = await navigator.clipboard.readText();
    expect(readPermalink(api, link)).toMatchObject({
      failure: { status: 410, wait: 2 },
      unknown: [],
    });
    await sendAndRead(user);
    expect(sent).toEqual(['410 in 2']);
  });

  it('leaves out what a link asks for and the transport does not offer', async () => {
    const user = open({ initialFailure: { status: 599, wait: 86_400 } });
    expect([status().value, slow().value]).toEqual(['', '']);
    await sendAndRead(user);
    expect(sent).toEqual([null]);
  });

  it('comes after what the reader has written into the same header', async () => {
    const user = open({
      initialValues: { Prefer: 'return=minimal' },
      initialFailure: { status: 410 },
    });
    await sendAndRead(user);
    expect(sent).toEqual(['return=minimal, 410 in 0']);
  });
});
