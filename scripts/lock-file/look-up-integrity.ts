import { execFile } from 'node:child_process';
import { PlainError } from './run.mjs';

/**
 * The registry's hash of a version, or undefined if it does not have that version.
 * @param {string} name
 * @param {string} version
 * @param {string} [npm]
 * @returns {Promise<string | undefined>}
 */
export function lookUpIntegrity(name, version, npm = 'npm') {
  const args = ['view', `${name}@${version}`, 'dist.integrity', '--json'];
  return new Promise((resolve, reject) => {
    execFile(npm, args, { shell: process.platform === 'win32' }, (error, stdout) => {
      const answer = read(stdout);
      if (!error && answer === undefined) resolve(undefined);
      else if (!error && /^sha512-/.test(answer)) resolve(answer);
      else if (answer?.error?.code === 'E404') resolve(undefined);
      else
        reject(
          new PlainError(`npm ${args.join(' ')}: ${answer?.error?.summary ?? error ?? stdout}`),
        );
    });
  });
}

function read(text) {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return { error: { summary: text } };
  }
}
