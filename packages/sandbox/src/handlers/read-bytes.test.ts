import { expect, it } from 'vitest';
import { readBytes } from './read-bytes.ts';

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

async function read(body: Request['body'], most: number): Promise<string | undefined> {
  const bytes = await readBytes({ body }, most);
  return bytes && new TextDecoder().decode(bytes);
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
  expect(await read(body, 10)).toBeUndefined();
  expect(happened).toEqual(['12345', '678901', 'cancelled']);
});
