import { expect, it } from 'vitest';
import { createReadBytes } from './read-bytes.ts';

/** A body that arrives in pieces, and what happened to it. */
function bodyOf(...pieces: string[]) {
  const happened: string[] = [];
  const left = [...pieces];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const next = left.shift();
        if (next === undefined) return controller.close();
        happened.push(next);
        controller.enqueue(new TextEncoder().encode(next));
      },
      cancel() {
        happened.push('cancelled');
      },
    },
    { highWaterMark: 0 },
  );
  return { body, happened };
}

async function read(body: Request['body'], longest: number): Promise<string | number> {
  const bytes = await createReadBytes({ longest, together: longest })({ body });
  return typeof bytes === 'number' ? bytes : new TextDecoder().decode(bytes);
}

it('joins the pieces of a body in their order', async () => {
  expect(await read(bodyOf('one, ', 'two, ', 'three').body, 100)).toBe('one, two, three');
});

it('reads no body as an empty one', async () => {
  expect(await read(null, 100)).toBe('');
});

it('accepts a body that just fits', async () => {
  expect(await read(bodyOf('12345', '67890').body, 10)).toBe('1234567890');
});

it('stops reading at the first piece beyond the limit', async () => {
  const { body, happened } = bodyOf('12345', '678901', 'more');
  expect(await read(body, 10)).toBe(413);
  expect(happened).toEqual(['12345', '678901', 'cancelled']);
});

it('keeps no piece, so a body of a million pieces takes no more than its bytes', async () => {
  const piece = new Uint8Array(1);
  const left = [...'a longer text'];
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>(
    {
      pull(controller) {
        const next = left.shift();
        if (next === undefined) return controller.close();
        piece[0] = next.charCodeAt(0);
        controller.enqueue(piece);
      },
    },
    { highWaterMark: 0 },
  );
  expect(await read(body, 100)).toBe('a longer text');
});

it('refuses a body while others take what all may take together', async () => {
  const readBytes = createReadBytes({ longest: 10, together: 25 });
  const sources: ReadableStreamDefaultController<Uint8Array<ArrayBuffer>>[] = [];
  const open = () => new ReadableStream({ start: (source) => void sources.push(source) });
  const reading = [open(), open()].map((body) => readBytes({ body }));
  const bytes = () => new TextEncoder().encode('1234567890');
  for (const source of sources) source.enqueue(bytes());
  const { body, happened } = bodyOf('1234567890', 'more');
  expect(await readBytes({ body })).toBe(503);
  expect(happened).toEqual(['1234567890', 'cancelled']);
  for (const source of sources) source.close();
  await Promise.all(reading);
  expect(await readBytes(bodyOf('1234567890'))).toEqual(bytes().buffer);
});
