import { memo, type ReactNode, useLayoutEffect, useRef } from 'react';
import type { Output } from '../../output.ts';
import type { DrawOutput } from './draw-output.ts';

type Props = { cell: string; outputs: readonly Output[]; draw: DrawOutput };

/** What a cell shows as it runs. */
export function LiveOutputs({ cell, outputs, draw }: Props): ReactNode {
  return (
    <div data-live={cell}>
      {outputs.map((output, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an output is identified by its position
        <LiveOutput key={index} output={output} prefix={`run-${cell}-${index + 1}`} draw={draw} />
      ))}
    </div>
  );
}

type OutputProps = { output: Output; prefix: string; draw: DrawOutput };

const LiveOutput = memo(function LiveOutput({ output, prefix, draw }: OutputProps): ReactNode {
  const root = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    root.current?.replaceChildren(draw(output, prefix));
  }, [output, prefix, draw]);
  return <div className="cell-output" ref={root} />;
});
