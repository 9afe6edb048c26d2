/** A path as it is written in an address, e.g. `/docs/c#` -> `/docs/c%23` */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent);
}

/** An address as it is sent in a header, e.g. `/docs/日本#a` -> `/docs/%E6%97%A5%E6%9C%AC#a`. The rest stays as it is. */
export function encodeAddress(address: string): string {
  return address.replace(/[^!-~]+/g, encodeURIComponent);
}
