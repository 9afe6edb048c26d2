import { findProgram, firstFound, programNamedIn } from './find-program.mjs';
import { installFromDebian } from './install-from-debian.mjs';

/**
 * nginx for the end-to-end tests: the one that is named, else the system's, else Debian's package
 * when root. Resolves to nothing where there is none: its tests then say so and are left out.
 * @param {(() => string | undefined | Promise<string | undefined>)[]} [sources]
 */
export async function findNginx(sources = [named, ofSystem, fromDebian]) {
  const nginx = await firstFound(sources);
  if (nginx) return nginx;
  console.log(
    '\n! No nginx: its end-to-end tests are left out. Install one, or name it in NGINX_PATH.',
  );
  return undefined;
}

function named() {
  return programNamedIn('NGINX_PATH');
}

/** Only root has the folders of such programs on its path. */
function ofSystem() {
  return findProgram(['nginx'], ['/usr/sbin', '/usr/local/sbin']);
}

async function fromDebian() {
  return (await installFromDebian('nginx-light', 'nginx')) ? ofSystem() : undefined;
}
