import { isIPv4, isIPv6 } from 'node:net';

/** The limit in DNS, without the dot that may end a name. */
const longestName = 253;

const hostAndPort = /^(?:\[([\da-f:.]+)\]|([\w.-]+))(?::[1-9]\d{0,4})?$/i;
const label = /^[a-z\d_](?:[\w-]{0,61}[a-z\d_])?$/i;

/**
 * `http` and `portal.example:8080` -> `http://portal.example:8080`. Undefined unless it is a name, an
 * IPv4 address or an IPv6 address in brackets, optionally with a port.
 */
export function originOf(scheme: 'http' | 'https', host: string): string | undefined {
  const [, ipv6, name = ''] = hostAndPort.exec(host) ?? [];
  if (!(ipv6 === undefined ? isName(name) : isIPv6(ipv6))) return undefined;
  const address = `${scheme}://${host}`;
  // Node may still reject it: a port above 65535, or a name in broken Punycode, where releases differ.
  return URL.canParse(address) ? new URL(address).origin : undefined;
}

function isName(text: string): boolean {
  const name = text.replace(/\.$/, '');
  if (name.length > longestName) return false;
  const labels = name.split('.');
  // URLs treat a name whose last part is a number as an IPv4 address: `1.2` would be `1.0.0.2`.
  const isNumber = /^(?:\d+|0x[\da-f]*)$/i.test(labels.at(-1) ?? '');
  return isNumber ? isIPv4(text) : labels.every((one) => label.test(one));
}
