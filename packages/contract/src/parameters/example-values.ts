import type { JsonValue, Operation, Parameter, ParameterValue, Schema, Values } from '../model.ts';
import { exampleValue } from '../schema/example-value.ts';

/** The author's own value, from the schema or a part of it; for an enum, its first value. */
function givenIn(schema: Schema): JsonValue | undefined {
  const here = schema.examples?.[0] ?? schema.const ?? schema.default ?? schema.enum?.[0];
  const parts = [...(schema.allOf ?? []), ...(schema.oneOf ?? []), ...(schema.anyOf ?? [])];
  return here ?? parts.map(givenIn).find((value) => value !== undefined);
}

function firstValue({ in: place, examples, schema }: Parameter): JsonValue | undefined {
  const given = examples[0]?.value ?? givenIn(schema);
  // In a path, `{id}` is clearer than a made-up id.
  return given ?? (place === 'path' ? undefined : exampleValue(schema));
}

/** The values to start with: those of the first example, or else one for each required parameter. */
export function exampleValues({ parameters, requestExamples }: Operation): Values {
  const [first] = requestExamples;
  if (first) return first.values;
  const made = parameters
    .filter(({ required }) => required)
    .map((parameter) => [parameter.key, firstValue(parameter)] as const)
    .filter(([, value]) => value !== undefined && value !== null);
  return Object.fromEntries(made) as Record<string, ParameterValue>;
}
