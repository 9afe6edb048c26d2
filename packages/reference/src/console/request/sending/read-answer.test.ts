import { describe, expect, it } from 'vitest';
import { readAnswer } from './read-answer.ts';

const url = 'https://api.example.org/works';

describe('reading a response', () => {
  it('reads JSON', async () => {
    const answer = await readAnswer(Response.json([1]), url);
    expect(answer).toMatchObject({
      status: 200,
      type: 'application/json',
      kind: 'json',
      json: [1],
      text: '[1]',
    });
    expect(answer.bytes.byteLength).toBe(3);
  });

  it('keeps JSON that cannot be parsed as text, and reports it', async () => {
    const answer = await readAnswer(
      new Response('<html>', { headers: { 'Content-Type': 'application/json' } }),
      url,
    );
    expect(answer.kind).toBe('text');
    expect(answer.json).toBeUndefined();
    expect(answer.unreadable).toMatch(/says it is JSON and is not/);
  });

  it.each([
    ['{"id":9007199254740993}', true],
    ['[1, -9007199254740993]', true],
    ['{"id":90071992547409920}', undefined],
    ['{"id":9007199254740992}', undefined],
    ['{"id":"9007199254740993"}', undefined],
    ['{"text":"a \\"9007199254740993\\" \\\\"}', undefined],
    ['{"9007199254740993":"\\\\","id":9007199254740993}', true],
    ['[0.12345678901234567]', undefined],
    ['[1e30]', undefined],
  ])('notices in %s that digits are lost: %s', async (text, isRounded) => {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await readAnswer(new Response(text, { headers }), url);
    expect(answer.isRounded).toBe(isRounded);
    expect(answer.text).toBe(text);
  });

  it('reads HTML and SVG as text', async () => {
    for (const type of ['text/html', 'image/svg+xml']) {
      const answer = await readAnswer(
        new Response('<svg onload="alert(1)"/>', { headers: { 'Content-Type': type } }),
        url,
      );
      expect(answer).toMatchObject({ kind: 'text', text: '<svg onload="alert(1)"/>' });
    }
  });

  it('reads text in its own character set', async () => {
    const body = new Uint8Array([0x63, 0x61, 0x66, 0xe9]);
    const headers = { 'Content-Type': 'text/plain; charset=iso-8859-1' };
    expect((await readAnswer(new Response(body, { headers }), url)).text).toBe('café');
    const unknown = { 'Content-Type': 'text/plain; charset=nonsense' };
    expect((await readAnswer(new Response('a', { headers: unknown }), url)).text).toBe('a');
  });

  it.each([
    ['application/json', 'text'],
    ['application/octet-stream', 'file'],
  ])('cuts off %s that is too long, and cancels the rest', async (type, kind) => {
    let sent = 0;
    let isCancelled = false;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        sent += 1_000_000;
        controller.enqueue(new Uint8Array(1_000_000).fill(32));
      },
      cancel() {
        isCancelled = true;
      },
    });
    const headers = { 'Content-Type': type };
    const answer = await readAnswer(new Response(body, { headers }), url);
    expect(answer).toMatchObject({ kind, cutAt: expect.any(Number) });
    expect(answer.json).toBeUndefined();
    expect(answer.unreadable).toBeUndefined();
    expect(answer.bytes.byteLength).toBeLessThan(1_000_000);
    expect(isCancelled).toBe(true);
    expect(sent).toBeLessThan(80_000_000);
  });

  it('reads only the beginning of a body whose declared length is too long', async () => {
    let pulls = 0;
    const body = new ReadableStream<Uint8Array>({
      pull(controller) {
        pulls += 1;
        controller.enqueue(new Uint8Array(60_000));
      },
    });
    const headers = { 'Content-Type': 'application/json', 'Content-Length': '50000000' };
    expect(await readAnswer(new Response(body, { headers }), url)).toMatchObject({ kind: 'text' });
    expect(pulls).toBeLessThan(5);
  });

  it('leaves pictures and archives as bytes', async () => {
    const headers = { 'Content-Type': 'image/jpeg' };
    const answer = await readAnswer(new Response(new Uint8Array([1, 2]), { headers }), url);
    expect(answer).toMatchObject({ kind: 'image', type: 'image/jpeg' });
    expect(answer.text).toBeUndefined();
    expect((await readAnswer(new Response(null, { status: 204 }), url)).kind).toBe('empty');
  });
});
