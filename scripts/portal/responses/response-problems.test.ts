import { beforeEach, expect, it } from 'vitest';
import { copyStarter } from '../starter-copy.fixture.ts';

const file = 'docs/shown.mdx';
const request = '<Request url="/notes/v1/notes?object=brass-sextant" />';
const note = { id: 1, object: 'brass-sextant', text: 'The spare mirror was made later.' };
const whole = { total: 1, notes: [{ ...note, author: 'Tomas' }] };

let portal: ReturnType<typeof copyStarter>;

beforeEach(() => {
  portal = copyStarter();
});

const block = (value: unknown, title = 'Response', language = 'json') =>
  `\`\`\`${language} title="${title}"\n${typeof value === 'string' ? value : JSON.stringify(value, null, 2)}\n\`\`\``;
const curl = (rest: string) => `\`\`\`bash\ncurl ${rest}\n\`\`\``;
const address = '"https://api.example.org/notes/v1/notes/1"';

/** What is reported below a line that says what is left out. */
async function report(...parts: string[]): Promise<string[]> {
  const matter = '---\ntitle: Shown\ndescription: What the sandbox returns.\n---\n';
  portal.put(file, `${[matter, ...parts].join('\n\n')}\n`);
  const { problems } = await portal.check();
  return problems.map((one) => one.replace(/^.*portal-copy-\w+\//, ''));
}

it.each([
  ['the whole response', [request, block(whole)]],
  ['a part that a sentence announces', [request, 'The first note:', block({ notes: [note] })]],
  ['a part that its title announces', [request, block({ total: 1 }, 'Response, shortened')]],
  ['no response', [request]],
  [
    'a status',
    [
      '<Request url="/notes/v1/notes/99" />',
      block({ message: 'There is no note with the id 99.' }, 'Response, status 404'),
    ],
  ],
  ['what curl gets', [curl(address), 'Without the author:', block(note)]],
  [
    'headers',
    [
      curl(`-I ${address}`),
      block('HTTP/1.1 200 OK\nContent-Type: application/json', 'Response', 'http'),
    ],
  ],
  [
    'what another request than GET returns, which is not sent',
    [curl(`--request DELETE ${address}`), block({ gone: true })],
  ],
  [
    'what a live service returns',
    ['<Request url="/collection/v1/objects.json" />', block({ objects: 0 })],
  ],
  ['what a program prints', [request, block({ total: 7 }, 'Output')]],
])('accepts %s', async (_, parts) => {
  expect(await report(...parts)).toEqual([]);
});

it.each([
  [
    'another value',
    [request, 'One:', block({ total: 2 })],
    `${file}:11 /notes/v1/notes?object=brass-sextant: the response.total is 1, not 2`,
  ],
  [
    'another field',
    [request, 'One:', block({ sum: 2 })],
    `${file}:11 /notes/v1/notes?object=brass-sextant: the response.sum is undefined, not 2`,
  ],
  [
    'a part that nothing announces',
    [request, block({ total: 1 })],
    `${file}:9 /notes/v1/notes?object=brass-sextant: something is left out; mention that in a sentence`,
  ],
  [
    'another status',
    ['<Request url="/notes/v1/notes/99" />', 'One:', block(note)],
    `${file}:11 /notes/v1/notes/99: the sandbox returns status 404, not 200`,
  ],
  [
    'no JSON',
    [request, 'One:', block('{ "total": … }')],
    `${file}:11 /notes/v1/notes?object=brass-sextant: the block cannot be read: `,
  ],
])('finds %s', async (_, parts, problem) => {
  expect(await report(...parts)).toEqual([expect.stringContaining(problem)]);
});

it('reads the request of the home page and its response as one', async () => {
  portal.put('home/_request.mdx', `${request}\n`);
  portal.put('home/_answer.mdx', `Shortened:\n\n${block({ total: 3 })}\n`);
  expect((await portal.check()).problems).toEqual([
    expect.stringMatching(/\/home\/_answer\.mdx:3 .*the response\.total is 1, not 3$/),
  ]);
});
