import { longestDelay, type Preferred } from './prefer-header.ts';
import { readPrefer } from './read-prefer.ts';

/** What a request asks for in its header `Prefer`. */
export type WantedFailure = Preferred & {
  /** Only the first requests with this name fail, so that a program can recover. */
  first?: { times: number; run: string };
};

/** How often requests of one name may fail before one succeeds. */
export const mostTimes = 100;

const longestName = 64;

function wholeOf(text: string): number {
  return /^\d{1,9}$/.test(text) ? Number(text) : Number.NaN;
}

function shown(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text;
}

function waitOf(text: string): Preferred | string {
  const wait = wholeOf(text);
  if (wait <= longestDelay) return { wait };
  const right = `A response can be delayed by 0 to ${longestDelay} whole seconds, such as wait=5.`;
  return `wait=${shown(text)} in the header Prefer is not possible. ${right}`;
}

function codeOf(text: string): Preferred | string {
  if (/^[1-5]\d\d$/.test(text)) return { code: Number(text) };
  return `code=${shown(text)} in the header Prefer is not a status. Write one of three digits, such as code=503.`;
}

function firstOf(parameters: ReadonlyMap<string, string>): Pick<WantedFailure, 'first'> | string {
  const [times, run] = [parameters.get('times'), parameters.get('run')];
  if (times === undefined && run === undefined) return {};
  const right = 'Write both, such as code=503; times=2; run=my-test-1.';
  const count = wholeOf(times ?? '');
  if (!(count >= 1 && count <= mostTimes)) {
    return `times in the header Prefer must be a whole number from 1 to ${mostTimes}. ${right}`;
  }
  if (!run || run.length > longestName) {
    return `run in the header Prefer must be a name of 1 to ${longestName} characters. ${right}`;
  }
  return { first: { times: count, run } };
}

/**
 * What the header asks for; a message if that is not possible; undefined if it only has other preferences,
 * which are ignored.
 */
export function readWantedFailure(header: string): WantedFailure | string | undefined {
  const preferences = readPrefer(header);
  if (!preferences) {
    if (!/\b(?:code|wait)\b/i.test(header)) return undefined;
    return 'The header Prefer cannot be read. Write it like code=503, wait=2.';
  }
  const [code, wait] = [preferences.get('code'), preferences.get('wait')];
  if (!code && !wait) return undefined;
  const read = [
    ...(code ? [codeOf(code.value), firstOf(code.parameters)] : []),
    ...(wait ? [waitOf(wait.value)] : []),
  ];
  return read.find((one) => typeof one === 'string') ?? Object.assign({}, ...read);
}
