export type BodyLimits = {
  /** How many bytes a body may have. */
  longest: number;
  /** How many bytes of bodies may be kept while they arrive, all together. */
  together: number;
};

/** Reads the body of a request, or gives the status to refuse it with, without reading any further. */
export type ReadBytes = (request: Pick<Request, 'body'>) => Promise<ArrayBuffer | 413 | 503>;

/** The first size of a buffer. It doubles as long as more arrives. */
const smallest = 4096;

export function createReadBytes({ longest, together }: BodyLimits): ReadBytes {
  let kept = 0;

  return async ({ body }) => {
    // Copied here at once: a body may arrive in a million pieces, each with an object around it.
    let whole = new Uint8Array(0);
    let size = 0;
    const reader = body?.getReader();
    const refuse = async <Status>(status: Status): Promise<Status> => {
      await reader?.cancel();
      return status;
    };
    try {
      for (let next = await reader?.read(); next?.value; next = await reader?.read()) {
        const end = size + next.value.byteLength;
        if (end > longest) return await refuse(413 as const);
        if (end > whole.length) {
          const length = Math.min(longest, Math.max(end, 2 * whole.length, smallest));
          const more = length - whole.length;
          if (kept + more > together) return await refuse(503 as const);
          kept += more;
          const larger = new Uint8Array(length);
          larger.set(whole);
          whole = larger;
        }
        whole.set(next.value, size);
        size = end;
      }
      return whole.slice(0, size).buffer;
    } finally {
      kept -= whole.length;
    }
  };
}
