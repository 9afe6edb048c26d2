/** A failure in the terms of the header `Prefer`. */
export type Preferred = {
  /** The status, e.g. 503. */
  code?: number | undefined;
  /** By how many seconds the response is delayed. */
  wait?: number | undefined;
};

/** The longest delay, in seconds: less than clients usually wait. */
export const longestDelay = 10;

/** e.g. `Prefer: code=503, wait=2` */
export function preferHeader({ code, wait }: Preferred): { name: string; value: string } {
  const preferences = [
    ...(code === undefined ? [] : [`code=${code}`]),
    ...(wait === undefined ? [] : [`wait=${wait}`]),
  ];
  return { name: 'Prefer', value: preferences.join(', ') };
}
