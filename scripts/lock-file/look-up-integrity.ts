import { execFile } from 'node:child_process';
import { PlainError } from '../bootstrap/run.mjs';

/** The registry's hash of a version, or undefined if it does not have that version. */
export function lookUpIntegrity(
  name: string,
  version: string,
  npm = 'npm',
): Promise<string | undefined> {
  const args = ['view', `${name}@${version}`, 'dist.integrity', '--json'];
  return new Promise((resolve, reject) => {
    execFile(npm, args, { shell: process.platform === 'win32' }, (error, stdout) => {
      const answer = read(stdout);
      if (!error && answer === undefined) resolve(undefined);
      else if (!error && typeof answer === 'string' && /^sha512-/.test(answer)) resolve(answer);
      else if (problemIn(answer)?.code === 'E404') resolve(undefined);
      else
        reject(
          new PlainError(`npm ${args.join(' ')}: ${problemIn(answer)?.summary ?? error ?? stdout}`),
        );
    });
  });
}

type Problem = { code?: string; summary?: string };

function problemIn(answer: string | { error?: Problem } | undefined): Problem | undefined {
  return typeof answer === 'object' ? answer.error : undefined;
}

function read(text: string): string | { error?: Problem } | undefined {
  try {
    return text.trim() === '' ? undefined : JSON.parse(text);
  } catch {
    return { error: { summary: text } };
  }
}
