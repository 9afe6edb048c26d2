import * as client from '@portal/client';
import { createDisplay } from '../display/create-display.ts';
import { namedSvg, outputHtml } from '../html/output-html.ts';
import { idMark, type Output } from '../output.ts';
import { hostsAt } from '../run/hosts.ts';
import { random } from '../run/random.ts';

/** As much of Deno as a notebook needs. */
type Kernel = {
  env: { get(name: string): string | undefined };
  jupyter: { display(data: Record<string, string>, options: { raw: true }): Promise<void> };
};

/**
 * Bundled into the first cell of every notebook: the client, and helpers that show through Jupyter.
 *
 * @param apiAddress where the APIs answer unless API_URL names another place
 */
export async function openNotebook(kernel: Kernel, apiAddress: string) {
  const display = createDisplay({
    fetch: (url) => fetch(url),
    display: ({ output, index }) => {
      void kernel.jupyter.display(toData(output, `${Date.now()}-${index}`), { raw: true });
    },
  });
  await display.prepare(new Set(['plot', 'svg']));
  const { console: _, ...helpers } = display.helpers;
  const base = kernel.env.get('API_URL') ?? apiAddress;
  return { ...helpers, random, hosts: hostsAt(base.replace(/\/+$/, '')), portalClient: client };
}

function toData(output: Output, prefix: string): Record<string, string> {
  if (output.kind === 'text' || output.kind === 'log') return { 'text/plain': output.text };
  if (output.kind === 'svg') {
    return { 'image/svg+xml': namedSvg(output).replaceAll(idMark, `d${prefix}`) };
  }
  return { 'text/html': outputHtml(output, { prefix }) };
}
