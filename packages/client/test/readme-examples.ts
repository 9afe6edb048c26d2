import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

export type Example = { file: string; output: string };

const folder = new URL('../.generated/readme/', import.meta.url);

/** Writes each example of the README into a file of its own, where the package can be imported. */
export async function extractExamples(): Promise<Example[]> {
  const readme = await readFile(new URL('../README.md', import.meta.url), 'utf8');
  const blocks = readme.matchAll(/```ts\n(.*?)```\n\n```text\n(.*?)```/gs);
  await mkdir(folder, { recursive: true });
  return Promise.all(
    [...blocks].map(async ([, code = '', output = ''], index) => {
      const file = fileURLToPath(new URL(`example-${index + 1}.ts`, folder));
      await writeFile(file, code);
      return { file, output };
    }),
  );
}
