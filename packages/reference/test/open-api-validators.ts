import { compileErrors, validate } from '@readme/openapi-parser';
import { createConfig, lintFromString } from '@redocly/openapi-core';
import spectralCore, { type RulesetDefinition } from '@stoplight/spectral-core';
import { Json, Yaml } from '@stoplight/spectral-parsers';
import { oas } from '@stoplight/spectral-rulesets';
import { parse } from 'yaml';

const { Document, Spectral } = spectralCore;

/** Every rule of Spectral, including those that are not recommended, except two. */
const spectralRules: RulesetDefinition = {
  extends: [[oas as RulesetDefinition, 'all']],
  rules: {
    // OpenAPI 3.1 allows either `url` or `identifier`; ours has the identifier.
    'license-url': 'off',
    // Tags are in the order in which a reader meets them.
    'openapi-tags-alphabetical': 'off',
  },
};

/** A file as text, with its name, e.g. `catalogue.openapi.yaml`. Returns what is wrong with it. */
export type Validator = (text: string, file: string) => Promise<string[]>;

const redoclyConfig = createConfig({ extends: ['recommended-strict'] });

async function redocly(text: string, file: string): Promise<string[]> {
  const config = await redoclyConfig;
  const problems = await lintFromString({ source: text, absoluteRef: `/${file}`, config });
  return problems.map(({ ruleId, message, location: [first] }) =>
    `${ruleId}: ${message} ${first?.pointer ?? ''}`.trim(),
  );
}

async function readme(text: string): Promise<string[]> {
  const result = await validate(parse(text, { maxAliasCount: -1 }));
  if (!result.valid) return [compileErrors(result)];
  return result.warnings.map(({ message }) => message);
}

const linter = new Spectral();
linter.setRuleset(spectralRules);

async function spectral(text: string, file: string): Promise<string[]> {
  const found = file.endsWith('.json')
    ? await linter.run(new Document(text, Json, file))
    : await linter.run(new Document(text, Yaml, file));
  return found.map(({ code, message, path }) => `${code}: ${message} ${path.join('/')}`);
}

export const validators: Record<string, Validator> = {
  Redocly: redocly,
  '@readme/openapi-parser': readme,
  Spectral: spectral,
};
