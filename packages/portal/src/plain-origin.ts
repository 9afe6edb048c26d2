/** Whether a text is an origin without characters that are special in a Content-Security-Policy. */
export function isPlainOrigin(value: string): boolean {
  return /^https?:\/\/(?:[a-z0-9.-]+|\[[0-9a-f:]+\])(?::\d+)?$/.test(value) && URL.canParse(value);
}
