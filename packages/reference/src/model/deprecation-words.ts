import type { Operation } from '@portal/contract';

const words = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' });

/** `Deprecated since 15 January 2027. It ends on 15 January 2028.`, as far as the dates are known. */
export function deprecationWords({
  deprecatedSince,
  sunset,
}: Pick<Operation, 'deprecatedSince' | 'sunset'>): string {
  const since =
    deprecatedSince === undefined
      ? ''
      : `Deprecated since ${words.format(new Date(deprecatedSince))}.`;
  const end = sunset === undefined ? '' : `It ends on ${words.format(new Date(sunset))}.`;
  return `${since} ${end}`.trim();
}
