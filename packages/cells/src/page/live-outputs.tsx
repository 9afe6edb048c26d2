import { memo, type ReactNode } from 'react';
import { outputHtml } from '../html/output-html.ts';
import type { Output } from '../output.ts';

type Props = { cell: string; outputs: readonly Output[] };

/** What a cell shows as it runs. */
export function LiveOutputs({ cell, outputs }: Props): ReactNode {
  return (
    <div data-live={cell}>
      {outputs.map((output, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: an output is known by its place
        <LiveOutput key={index} output={output} prefix={`run-${cell}-${index + 1}`} />
      ))}
    </div>
  );
}

const LiveOutput = memo(function LiveOutput({
  output,
  prefix,
}: {
  output: Output;
  prefix: string;
}): ReactNode {
  return (
    <div
      className="cell-output"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: made by outputHtml, which escapes all data
      dangerouslySetInnerHTML={{ __html: outputHtml(output, { prefix }) }}
    />
  );
});
