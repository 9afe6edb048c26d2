import type { PyodideAPI } from 'pyodide';
import type { Cell } from '../../cell.ts';
import { tidyDrawing } from '../../display/tidy-drawing.ts';
import type { ErrorOutput, Output } from '../../output.ts';
import type { Session } from '../../run/open-session.ts';
import { python as track } from '../../tracks/python.ts';
import type { FromWorker } from '../protocol.ts';
import type { OpenOptions } from '../serve-cells.ts';
import { explainPythonError } from './explain-python-error.ts';
import type { RequestAnswer, SentRequest } from './send-request.ts';

export type PythonOptions = {
  /** @param onShare is told how much of the files has come, from 0 to 1 */
  load: (onShare: (share: number) => void) => Promise<PyodideAPI>;
  /** Our Python modules, by file name. */
  modules: Readonly<Record<string, string>>;
  send: (request: SentRequest) => RequestAnswer;
  post: (message: Extract<FromWorker, { type: 'loading' | 'loaded' }>) => void;
};

/** What Python passes: a list or a dictionary. */
type Given<Value> = { toJs(): Value; destroy(): void };

type PythonSession = { run(id: string, source: string): Given<Output[]> };

/** The download size, compressed, for a reader who has not run Python before. */
export const pythonMegabytes = 6;

/** Where our modules are in Python's own file system. */
const folder = '/portal';

/**
 * Python is loaded with the first session and serves those after it, each with its own variables.
 */
export function createOpenPython({ load, modules, send, post }: PythonOptions) {
  const part = 'Python';
  let python: Promise<PyodideAPI> | undefined;

  async function start(): Promise<PyodideAPI> {
    const show = (share: number) =>
      post({ type: 'loading', part, megabytes: pythonMegabytes, share });
    show(0);
    const loaded = await load(show);
    loaded.FS.mkdirTree(folder);
    for (const [file, text] of Object.entries(modules)) {
      loaded.FS.writeFile(`${folder}/${file}`, text);
    }
    loaded.runPython(`import sys; sys.path.append(${JSON.stringify(folder)})`);
    loaded.pyimport('browser_requests').install(sender(send));
    post({ type: 'loaded', part });
    return loaded;
  }

  function prepare(): Promise<PyodideAPI> {
    python ??= start();
    return python;
  }

  async function open({ hosts, display }: OpenOptions): Promise<Session> {
    const { StreamedSession } = (await prepare()).pyimport('streamed_session');
    let running = '';
    const session: PythonSession = StreamedSession((index: number, output: Given<Output>) => {
      if (running !== '') display({ cell: running, index, output: forPage(output.toJs()) });
    });
    session.run('setup', track.hostLines(hosts, Object.values(hosts)[0]).join('\n')).destroy();

    return {
      async run({ id, source }: Cell) {
        running = id;
        const shown = session.run(id, source);
        const failed = shown.toJs().find(isError);
        shown.destroy();
        return { cell: id, ...(failed && { error: explained(failed) }) };
      },
    };
  }

  return { prepare, open };
}

/** The worker's function as Python calls it. */
function sender(send: PythonOptions['send']) {
  return (
    method: string,
    url: string,
    headers: Given<SentRequest['headers']>,
    body: Given<Uint8Array<ArrayBuffer>> | undefined,
    timeout: number,
  ): RequestAnswer =>
    send({ method, url, headers: headers.toJs(), body: body?.toJs() ?? null, timeout });
}

function forPage(output: Output): Output {
  return isError(output) ? explained(output) : tidyDrawing(output);
}

function explained(error: ErrorOutput): ErrorOutput {
  return { ...error, message: explainPythonError(error.message) };
}

function isError(output: Output): output is ErrorOutput {
  return output.kind === 'error';
}
