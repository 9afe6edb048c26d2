/**
 * What a `Retry-After` header asks for, in words: `120` is `2 minutes`, a date is the time until
 * then. Undefined if it cannot be read.
 */
export function waitInWords(header: string, now: number): string | undefined {
  const text = header.trim();
  if (/^\d+$/.test(text)) return secondsInWords(Number(text));
  const moment = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  if (Number.isNaN(moment)) return undefined;
  return secondsInWords(Math.max(0, Math.ceil((moment - now) / 1000)));
}

function secondsInWords(seconds: number): string {
  if (seconds < 120) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
