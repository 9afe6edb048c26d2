const deniedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** The headers of every response, whatever its status, but for the parts of pages. */
export function securityHeaders(contentSecurityPolicy: string): Record<string, string> {
  return {
    'Content-Security-Policy': contentSecurityPolicy,
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Permissions-Policy': deniedFeatures.map((feature) => `${feature}=()`).join(', '),
    'Cross-Origin-Opener-Policy': 'same-origin',
    'X-Frame-Options': 'DENY',
  };
}

/** Scripts, styles and fonts: no browser shows one by itself, or runs one in a worker. */
export function isPagePart(file: string): boolean {
  return /^assets\/(css|fonts|js)\//.test(file);
}

/** What governs a page says nothing to its parts, and would be a third of what a small one weighs. */
export const pagePartHeaders: Record<string, string> = { 'X-Content-Type-Options': 'nosniff' };
