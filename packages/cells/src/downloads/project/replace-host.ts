/**
 * The hosts of the APIs, with those that equal `from` replaced by another address, if there is one.
 */
export function replaceHost<Api extends string>(
  hosts: Readonly<Record<Api, string>>,
  from: string | undefined,
  to: string | undefined,
): Readonly<Record<Api, string>> {
  const address = to?.replace(/\/+$/, '');
  const entries = Object.entries<string>(hosts).map(([api, host]) => [
    api,
    address && host === from ? address : host,
  ]);
  return Object.fromEntries(entries) as Record<Api, string>;
}
