import { createDisplay } from '../display/create-display.ts';
import { namedSvg, outputHtml } from '../html/output-html.ts';
import { idMark, type Output } from '../output.ts';
import type { Hosts } from '../run/hosts.ts';
import { random } from '../run/random.ts';
import { drawingType } from './drawing-file.ts';
import { replaceHost } from './project/replace-host.ts';

/** The part of Deno that a notebook needs. */
type Kernel = {
  env: { get(name: string): string | undefined };
  jupyter: { display(data: Record<string, string>, options: { raw: true }): Promise<void> };
};

/**
 * Bundled into the first cell of every notebook: helpers that display through Jupyter.
 *
 * @param apiHosts where each API is
 * @param apiAddress which of these addresses the environment variable API_URL replaces
 */
export async function openNotebook(kernel: Kernel, apiHosts: Hosts, apiAddress?: string) {
  const display = createDisplay({
    fetch: (url) => fetch(url),
    // Nothing tells where a cell of a notebook begins.
    most: Number.POSITIVE_INFINITY,
    display: ({ output, index }) => {
      void kernel.jupyter.display(toData(output, `${Date.now()}-${index}`), { raw: true });
    },
  });
  await display.prepare(new Set(['plot', 'svg']));
  const { console: _, ...helpers } = display.helpers;
  const hosts = replaceHost(apiHosts, apiAddress, kernel.env.get('API_URL'));
  return { ...helpers, random, hosts };
}

function toData(output: Output, prefix: string): Record<string, string> {
  if (output.kind === 'text' || output.kind === 'log') return { 'text/plain': output.text };
  if (output.kind === 'svg') {
    return { [drawingType(output)]: namedSvg(output).replaceAll(idMark, `d${prefix}`) };
  }
  return { 'text/html': outputHtml(output, { prefix }) };
}
