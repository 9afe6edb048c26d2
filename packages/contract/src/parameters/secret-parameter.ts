import type { Api, Operation, Parameter, ParameterValue, Values } from '../model.ts';
import { own } from '../plain-object.ts';

const secretNames =
  /(^|[-_.])((proxy-)?authorization|cookie|passw(or)?d|secret|token|wskey|(api|app|access|subscription)[-_.]?key)$/;
const harmlessNames = /(page|next|continuation|sync|cursor)[-_.]?token$/;

/** Whether this looks like the name of a key or a password. */
export function isSecretName(name: string): boolean {
  const words = name.replace(/([a-z0-9])([A-Z])/g, '$1-$2').toLowerCase();
  return secretNames.test(words) && !harmlessNames.test(words);
}

/** Many descriptions declare their key as a parameter instead of a security scheme. */
export function isSecret(
  { in: place, name, schema }: Parameter,
  { securitySchemes }: Pick<Api, 'securitySchemes'> = { securitySchemes: [] },
): boolean {
  const isKey = securitySchemes.some(
    (scheme) => scheme.type === 'apiKey' && scheme.in === place && scheme.parameter === name,
  );
  return isKey || schema.format === 'password' || isSecretName(name);
}

/** A key that the description itself gives, such as one for trying things out, is not a secret. */
export function isDescribed({ examples, schema }: Parameter, value: ParameterValue): boolean {
  const given = [...examples.map((one) => one.value), ...(schema.examples ?? []), schema.default];
  return given.some((one) => JSON.stringify(one) === JSON.stringify(value));
}

/** Values that are safe to show: with placeholders instead of the reader's keys. */
export function hideSecrets(
  api: Pick<Api, 'securitySchemes'>,
  { parameters }: Pick<Operation, 'parameters'>,
  values: Values,
): Values {
  const hidden = parameters.flatMap((parameter) => {
    const value = own(values, parameter.key);
    const isShown =
      value === undefined || !isSecret(parameter, api) || isDescribed(parameter, value);
    return isShown ? [] : [[parameter.key, `YOUR_${placeholderName(parameter.name)}`] as const];
  });
  return { ...values, ...Object.fromEntries(hidden) };
}

/** `X-Api-Key` -> `X_API_KEY` */
function placeholderName(name: string): string {
  return name
    .replace(/([a-z0-9])([A-Z])/g, '$1_$2')
    .replace(/\W+/g, '_')
    .toUpperCase();
}
