// @ts-check
import { randomUUID } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const pollMs = 200;

/**
 * Waits until no other process holds the lock, then holds it until released. The lock is a file
 * that names its owner; the lock of a dead owner is taken over.
 * @typedef {{ pid: number, started?: string | undefined, command: string }} Owner
 * @param {string} path
 * @param {string} command shown by a waiting process, e.g. "npm start"
 * @param {(owner: Owner) => void} [onWait] called once for each owner that blocks this process
 * @returns {Promise<() => void>} releases the lock; a second call does nothing
 */
export async function takeLock(path, command, onWait = () => {}) {
  const owner = { pid: process.pid, started: startOf(process.pid), command };
  const mine = JSON.stringify({ ...owner, id: randomUUID() });
  /** @type {string | undefined} */
  let waitedFor;
  while (!create(path, mine)) {
    const found = read(path);
    if (found === undefined) continue;
    const other = ownerIn(found);
    if (!other || !isAlive(other)) {
      await removeDead(path, found, command, onWait);
      continue;
    }
    if (found !== waitedFor) onWait(other);
    waitedFor = found;
    await wait(pollMs);
  }
  return () => {
    if (read(path) === mine) rmSync(path, { force: true });
  };
}

/**
 * The file appears with its content, so nobody ever reads half of it.
 * @param {string} path
 * @param {string} content
 */
function create(path, content) {
  const draft = `${path}.${randomUUID()}`;
  mkdirSync(dirname(path), { recursive: true });
  try {
    writeFileSync(draft, content);
    linkSync(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Only one of several waiting processes removes it: without a lock for that, the next could remove
 * a new one.
 * @param {string} path
 * @param {string} dead
 * @param {string} command
 * @param {(owner: Owner) => void} onWait
 */
async function removeDead(path, dead, command, onWait) {
  const release = await takeLock(`${path}.takeover`, command, onWait);
  try {
    if (read(path) === dead) rmSync(path);
  } finally {
    release();
  }
}

/** @param {string} path */
function read(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  }
}

/**
 * Undefined for what a crashed system has left: an empty file, for example.
 * @param {string} text
 * @returns {Owner | undefined}
 */
function ownerIn(text) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * A process number is soon reused, especially in a container, so the start time is compared too.
 * @param {Owner} owner
 */
function isAlive({ pid, started }) {
  try {
    process.kill(pid, 0);
  } catch (error) {
    return codeOf(error) === 'EPERM';
  }
  return startOf(pid) === started;
}

/**
 * When a process was started, in ticks since boot; undefined if there is no /proc.
 * @param {number} pid
 */
function startOf(pid) {
  // The name of the program is in brackets and may contain anything; the start time is 20 fields
  // on.
  return read(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19];
}

/**
 * The code of a system error, e.g. "ENOENT"; empty for any other.
 * @param {unknown} error
 */
export function codeOf(error) {
  return error instanceof Error && 'code' in error ? String(error.code) : '';
}
