/** The body of a request; undefined as soon as it exceeds the limit, without reading any further. */
export async function readBytes(
  { body }: Pick<Request, 'body'>,
  most: number,
): Promise<ArrayBuffer | undefined> {
  const pieces: Uint8Array[] = [];
  let size = 0;
  const reader = body?.getReader();
  for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
    size += next.value.byteLength;
    if (size > most) {
      await reader?.cancel();
      return undefined;
    }
    pieces.push(next.value);
  }
  const whole = new Uint8Array(size);
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.byteLength;
  }
  return whole.buffer;
}
