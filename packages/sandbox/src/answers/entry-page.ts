import { escapeMarkup } from '@portal/contract';
import { type Answer, htmlAnswer } from './answer.ts';

/** Requests to start with: the path of each below the sandbox's address, and what it shows. */
export type EntryGroup = {
  title: string;
  entries: readonly { path: string; shows: string }[];
};

/** What a browser shows at the sandbox's own address: what this is, and where to start. */
export function entryPage(mount: string, entryPoints: readonly EntryGroup[]): Answer {
  const groups = entryPoints.map(({ title, entries }) => {
    const items = entries.map(({ path, shows }) => {
      const address = escapeMarkup(mount + path);
      return `<li><a href="${address}"><code>${address}</code></a><br>${escapeMarkup(shows)}</li>`;
    });
    return `<h2>${escapeMarkup(title)}</h2>\n<ul>\n${items.join('\n')}\n</ul>`;
  });
  const page = `<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>The sandbox</title>
</head>
<body>
<h1>The sandbox</h1>
<p>Here APIs answer with invented records. Nothing is real, and nothing can be broken.</p>
${groups.join('\n')}
</body>
</html>
`;
  return htmlAnswer(200, page);
}
