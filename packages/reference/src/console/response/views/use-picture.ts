import { useEffect, useState } from 'react';
import { useAnswer } from '../answer-context.ts';
import { pictureWay } from '../links/outside-link.ts';

export type PictureState =
  | { kind: 'loading' }
  | { kind: 'failed' }
  | { kind: 'elsewhere' }
  | { kind: 'ready'; url: string };

/** A picture that an answer names, loaded only from known hosts. */
export function usePicture(address: string): PictureState {
  const { transport, apiOrigins } = useAnswer();
  const way = pictureWay(address, location.origin, apiOrigins);
  const [state, setState] = useState<PictureState>({ kind: 'loading' });

  useEffect(() => {
    if (way !== 'transport') return;
    const controller = new AbortController();
    let made: string | undefined;
    async function load(): Promise<void> {
      const response = await transport.send(new Request(address), controller.signal);
      const blob = await response.blob();
      if (!response.ok || !/^image\/(?!svg)/.test(blob.type)) throw new Error('no picture');
      if (controller.signal.aborted) return;
      made = URL.createObjectURL(blob);
      setState({ kind: 'ready', url: made });
    }
    load().catch(() => {
      if (!controller.signal.aborted) setState({ kind: 'failed' });
    });
    return () => {
      controller.abort();
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [address, way, transport]);

  if (way === 'direct') return { kind: 'ready', url: address };
  return way === 'link' ? { kind: 'elsewhere' } : state;
}
