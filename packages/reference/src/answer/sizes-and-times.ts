const units = ['kB', 'MB', 'GB', 'TB'];

/** `812 bytes`, `1.2 kB`, `34 MB` */
export function sizeInWords(bytes: number): string {
  if (!Number.isFinite(bytes) || bytes < 0) return 'unknown size';
  if (bytes < 1000) return `${bytes} ${bytes === 1 ? 'byte' : 'bytes'}`;
  let size = bytes / 1000;
  let unit = 0;
  // 999.6 would be rounded to 1000 of the smaller unit.
  while (size >= 999.5 && unit < units.length - 1) {
    size /= 1000;
    unit += 1;
  }
  return `${size < 9.95 ? size.toFixed(1) : Math.round(size)} ${units[unit]}`;
}

/** `340 ms`, `1.2 s` */
export function timeInWords(milliseconds: number): string {
  if (!Number.isFinite(milliseconds) || milliseconds < 0) return 'unknown time';
  return milliseconds < 999.5
    ? `${Math.round(milliseconds)} ms`
    : `${(milliseconds / 1000).toFixed(1)} s`;
}

/** The seconds that a `Retry-After` header asks for; undefined if it cannot be read. */
export function secondsAsked(header: string, now: number): number | undefined {
  const text = header.trim();
  if (/^\d+$/.test(text)) return Number(text);
  const moment = /[a-z]/i.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(moment) ? undefined : Math.max(0, Math.ceil((moment - now) / 1000));
}

/**
 * What a `Retry-After` header asks for, in words: `120` is `2 minutes`, a date is the time until
 * then. Undefined if it cannot be read.
 */
export function waitInWords(header: string, now: number): string | undefined {
  const seconds = secondsAsked(header, now);
  return seconds === undefined ? undefined : secondsInWords(seconds);
}

export function secondsInWords(seconds: number): string {
  if (seconds < 120) return counted(seconds, 'second');
  const minutes = Math.ceil(seconds / 60);
  return minutes < 120 ? counted(minutes, 'minute') : counted(Math.ceil(minutes / 60), 'hour');
}

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}
