import type { Operation, Problem, Values } from '@portal/contract';

/** Headers that only the browser itself writes; `fetch` leaves them out silently. */
const forbidden = new Set(
  [
    ...['Accept-Charset', 'Accept-Encoding', 'Access-Control-Request-Headers'],
    ...[
      'Access-Control-Request-Method',
      'Connection',
      'Content-Length',
      'Cookie',
      'Cookie2',
      'Date',
    ],
    ...['DNT', 'Expect', 'Host', 'Keep-Alive', 'Origin', 'Permissions-Policy', 'Referer', 'TE'],
    ...['Trailer', 'Transfer-Encoding', 'Upgrade', 'User-Agent', 'Via'],
  ].map((name) => name.toLowerCase()),
);

function isForbidden(name: string): boolean {
  return forbidden.has(name.toLowerCase()) || /^(?:proxy|sec)-/i.test(name);
}

/** What a page cannot send even though the API accepts it. */
export function browserLimits({ parameters }: Operation, values: Values): Problem[] {
  return parameters
    .filter(({ name }) => values[name] !== undefined)
    .flatMap((parameter): Problem[] => {
      const { name, in: place } = parameter;
      const where = { part: place, parameter: name };
      const valid = 'The code samples contain it: send the request from there.';
      if (place === 'cookie') {
        const message = `No page can set the cookie ${name} for another host, so Send leaves it out.`;
        return [{ type: 'warning', where, message, valid }];
      }
      if (place !== 'header' || !isForbidden(name)) return [];
      const message = `Browsers do not let a page set the header ${name}, so Send leaves it out.`;
      return [{ type: 'warning', where, message, valid }];
    });
}
