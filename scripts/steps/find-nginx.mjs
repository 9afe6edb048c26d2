import { findProgram, isProgram } from './find-program.mjs';
import { installFromDebian } from './install-from-debian.mjs';
import { PlainError } from './run.mjs';

/**
 * nginx for the end-to-end tests: the one that is named, else the system's, else Debian's package
 * when root. Resolves to nothing where there is none: its tests then say so and are left out.
 * @param {(() => string | undefined | Promise<string | undefined>)[]} [sources]
 */
export async function findNginx(sources = [named, ofSystem, fromDebian]) {
  for (const source of sources) {
    const nginx = await source();
    if (nginx) return nginx;
  }
  return undefined;
}

function named() {
  const path = process.env.NGINX_PATH;
  if (path && !isProgram(path)) {
    throw new PlainError(`NGINX_PATH is ${path}, which is not a program that can be run.`);
  }
  return path;
}

/** Only root has the folders of such programs on its path. */
function ofSystem() {
  return findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin']);
}

async function fromDebian() {
  return (await installFromDebian('nginx-light', 'nginx')) ? ofSystem() : undefined;
}
