const deniedFeatures = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];

/** The headers of every response, whatever its status, except for parts of pages. */
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

/** Scripts, styles and fonts, which no browser shows by themselves or runs in a worker. */
export function isPagePart(file: string): boolean {
  return /^assets\/(css|fonts|js)\//.test(file);
}

/** Page policies do not apply to its parts, and would be a third of the size of a small one. */
export const pagePartHeaders: Record<string, string> = { 'X-Content-Type-Options': 'nosniff' };
