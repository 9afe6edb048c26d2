import { type ParseArgsConfig, parseArgs } from 'node:util';
import { messageOf, PlainError } from '../bootstrap/run.mjs';

/** Reads a command's arguments as `parseArgs` does; a mistake is reported with the right usage. */
export function readOptions<const Config extends ParseArgsConfig>(usage: string, config: Config) {
  try {
    return parseArgs(config);
  } catch (cause) {
    throw new PlainError(`${messageOf(cause)}\nUse it like this: ${usage}`, { cause });
  }
}
