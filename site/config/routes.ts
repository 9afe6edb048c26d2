import type { Provider } from './check-provider';

export const landingPage = '/docs/catalogue';

export const exploringTutorial = '/docs/examples/exploring-collections-apis';

/** Addresses that take the reader to a page elsewhere. */
export function redirects(provider: Provider): { from: string; to: string }[] {
  const alias = exploringTutorial.replace('collections', provider.slug);
  return [
    { from: '/docs', to: landingPage },
    ...(alias === exploringTutorial ? [] : [{ from: alias, to: exploringTutorial }]),
  ];
}
