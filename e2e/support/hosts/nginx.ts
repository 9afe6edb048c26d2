import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { freePort } from '../../../scripts/programs/free-port.ts';
import type { StaticServer } from './static-host.ts';

const configuration = fileURLToPath(new URL('../../../deploy/nginx.conf', import.meta.url));

/** nginx over a build, with the configuration of `deploy/`, at a free port until `close()`. */
export async function serveByNginx(program: string, build: string): Promise<StaticServer> {
  const prefix = await mkdtemp(join(tmpdir(), 'portal-nginx-'));
  const remove = () => rm(prefix, { recursive: true, force: true });
  // Another process may take a free port before we do.
  for (let tries = 5; ; tries -= 1) {
    const port = await freePort();
    try {
      await writeFile(join(prefix, 'portal.conf'), await portalAt(port, build));
      await writeFile(join(prefix, 'nginx.conf'), around('portal.conf'));
      const stop = await start(program, prefix);
      const close = () => stop().then(remove);
      return { url: `http://127.0.0.1:${port}`, close };
    } catch (error) {
      if (tries > 1 && String(error).includes('Address already in use')) continue;
      await remove();
      throw error;
    }
  }
}

/** The configuration in the repository, except for the port and the folder. */
async function portalAt(port: number, build: string): Promise<string> {
  const text = await readFile(configuration, 'utf8');
  return text
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll('/var/www/portal', build);
}

/** What a system's own nginx.conf provides, with everything inside the folder of this run. */
function around(portal: string): string {
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  return `
daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
worker_processes 1;
pid nginx.pid;
error_log stderr notice;
events {}
http {
    access_log off;
    ${temporary.map((name) => `${name}_temp_path ${name};`).join('\n    ')}
    include ${portal};
}
`;
}

async function start(program: string, prefix: string): Promise<() => Promise<void>> {
  const child = spawn(program, ['-p', prefix, '-c', 'nginx.conf', '-e', 'stderr'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const ended = once(child, 'close');
  let output = '';
  for await (const line of createInterface({ input: child.stderr })) {
    output += `${line}\n`;
    if (line.includes('start worker processes')) {
      // A process that writes to a pipe that nobody reads eventually blocks.
      child.stderr.resume();
      return async () => {
        child.kill('SIGTERM');
        await ended;
      };
    }
  }
  await ended;
  throw new Error(`nginx does not start:\n${output}`);
}
