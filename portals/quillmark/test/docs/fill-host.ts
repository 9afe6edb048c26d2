const written = /https:\/\/(api|developers)\.example\.org\b/g;

/** Puts the sandbox's origin in place of the hosts that guides write for the APIs and the site. */
export function fillHost(text: string, origin: string): string {
  return text.replaceAll(written, origin);
}
