/**
 * Counts the bytes of several files as they come. The sizes are known to the build: a compressed
 * response does not say how many bytes will come out of it.
 * @param onShare is called when another hundredth of all bytes has come
 */
export function createByteCount(
  sizes: Readonly<Record<string, number>>,
  onShare: (share: number) => void,
): (response: Response) => Response {
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  let received = 0;
  let told = 0;

  function add(bytes: number): void {
    received += bytes;
    const hundredths = Math.min(100, Math.floor((100 * received) / total));
    if (hundredths === told) return;
    told = hundredths;
    onShare(hundredths / 100);
  }

  return (response) => {
    const name = new URL(response.url).pathname.split('/').at(-1) ?? '';
    if (!Object.hasOwn(sizes, name) || !response.body) return response;
    const counted = response.body.pipeThrough(
      new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
        transform(chunk, controller) {
          add(chunk.byteLength);
          controller.enqueue(chunk);
        },
      }),
    );
    const { status, statusText, headers } = response;
    return new Response(counted, { status, statusText, headers });
  };
}
