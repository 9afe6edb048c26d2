import type { Operation, Parameter, ParameterValue } from '../model.ts';
import { isDescribedElsewhere } from '../parameters/parameter-kind.ts';
import { readCookieParameter, readHeaderParameter } from '../parameters/read-parameter.ts';

/** A `Headers`, or anything that looks up a header by name. */
export type HeaderReader = { get(name: string): string | null };

/** `a=1; b=2`; the first of each name applies. */
export function readCookies(header: string | null): ReadonlyMap<string, string> {
  const cookies = new Map<string, string>();
  for (const pair of (header ?? '').split(';')) {
    const equals = pair.indexOf('=');
    const name = pair.slice(0, equals).trim();
    if (equals > 0 && !cookies.has(name)) cookies.set(name, pair.slice(equals + 1).trim());
  }
  return cookies;
}

export function readHeaders(
  { parameters }: Pick<Operation, 'parameters'>,
  headers: HeaderReader | undefined,
): Record<string, ParameterValue> {
  const values: Record<string, ParameterValue> = {};
  let cookies: ReadonlyMap<string, string> | undefined;
  const rawOf = (parameter: Parameter) => {
    const { in: place, name } = parameter;
    if (place === 'header') return isDescribedElsewhere(parameter) ? undefined : headers?.get(name);
    if (place !== 'cookie') return undefined;
    cookies ??= readCookies(headers?.get('Cookie') ?? null);
    return cookies.get(name);
  };
  for (const parameter of parameters) {
    const raw = rawOf(parameter);
    if (raw === undefined || raw === null) continue;
    values[parameter.key] =
      parameter.in === 'header'
        ? readHeaderParameter(parameter, raw)
        : readCookieParameter(parameter, raw);
  }
  return values;
}
