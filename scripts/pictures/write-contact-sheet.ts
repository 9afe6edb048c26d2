import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';

export type TakenPicture = { name: string; width: number; mode: string; file: string };

const style = `
  body { margin: 2rem; font: 1rem/1.4 system-ui, sans-serif; }
  ul { display: flex; flex-wrap: wrap; gap: 1rem; align-items: start; padding: 0; list-style: none; }
  img { display: block; height: 22rem; border: 1px solid #888; }
`;

/** One page with all the pictures, by page of the site. */
export async function writeContactSheet(folder: string, pictures: readonly TakenPicture[]) {
  await writeFile(join(folder, 'index.html'), contactSheet(pictures));
}

export function contactSheet(pictures: readonly TakenPicture[]) {
  const names = [...new Set(pictures.map(({ name }) => name))];
  const sections = names.map((name) => {
    const items = pictures
      .filter((picture) => picture.name === name)
      .map(({ file, width, mode }) => {
        const words = `${name}, ${width} px, ${mode}`;
        return `<li><a href="${file}"><img src="${file}" alt="${words}" loading="lazy"></a>${words}</li>`;
      });
    return `<h2>${name}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  return `<!doctype html>
<html lang="en-GB">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Screenshots of the portal</title>
<style>${style}</style>
<h1>Screenshots of the portal</h1>
${sections.join('\n')}
</html>
`;
}
