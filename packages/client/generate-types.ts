import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { apisFolder } from '@portal/sample';
import openapiTS, { astToString } from 'openapi-typescript';
import ts from 'typescript';

export const apiNames = ['catalogue', 'content', 'iiif', 'text'] as const;

type Name = (typeof apiNames)[number];

function description(name: Name): URL {
  return pathToFileURL(join(apisFolder, `${name}.yaml`));
}

export function generatedFile(name: Name): URL {
  return new URL(`src/museum/generated/${name}.generated.ts`, import.meta.url);
}

/** The types of one API, as the source of a module. */
export async function generateTypes(name: Name): Promise<string> {
  const nodes = await openapiTS(description(name), { postTransform: bytesAsBlob });
  return [
    `// Made from apis/${name}.yaml by \`npm run generate -w @portal/client\`. Do not edit.`,
    '',
    astToString(nodes),
  ].join('\n');
}

type Place = { path?: string; schema?: object };

/**
 * In OpenAPI 3.1 a binary body is a schema with a media type but no type, which would be generated
 * as `unknown`.
 */
function bytesAsBlob(type: ts.TypeNode, { path = '', schema = {} }: Place): ts.TypeNode {
  return type.kind === ts.SyntaxKind.UnknownKeyword &&
    ('contentMediaType' in schema || /\/content\/(image~1.*|application~1zip)$/.test(path))
    ? ts.factory.createTypeReferenceNode('Blob')
    : type;
}

/** The APIs whose generated file no longer matches the contract. */
export async function findStale(): Promise<Name[]> {
  const stale = await Promise.all(
    apiNames.map(async (name) => {
      const found = await readFile(generatedFile(name), 'utf8').catch(() => undefined);
      return found !== (await generateTypes(name));
    }),
  );
  return apiNames.filter((_, index) => stale[index]);
}

const isProgram = process.argv[1] === fileURLToPath(import.meta.url);

if (isProgram) {
  for (const name of apiNames) {
    await writeFile(generatedFile(name), await generateTypes(name));
    console.log(`apis/${name}.yaml -> packages/client/src/museum/generated/${name}.generated.ts`);
  }
}
