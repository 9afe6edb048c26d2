export type ListedPage = {
  title: string;
  description: string;
  /** Of the Markdown, e.g. `https://developers.example.org/docs/iiif.md`. */
  address: string;
};

export type PageSection = { heading: string; pages: readonly ListedPage[] };

export type SiteWords = { title: string; summary: string; notes: readonly string[] };

function line({ title, description, address }: ListedPage): string {
  return `- [${title}](${address})${description === '' ? '' : `: ${description}`}`;
}

/** The list of pages for assistants to read first, as llmstxt.org describes it. */
export function llmsText(
  { title, summary, notes }: SiteWords,
  sections: readonly PageSection[],
): string {
  const lists = sections.map(({ heading, pages }) =>
    [`## ${heading}`, '', ...pages.map(line)].join('\n'),
  );
  return `${[`# ${title}`, `> ${summary}`, ...notes, ...lists].join('\n\n')}\n`;
}

/** Every page, one after the other. */
export function llmsFullText(
  { title, summary }: SiteWords,
  pages: readonly { markdown: string }[],
): string {
  return `${[`# ${title}`, `> ${summary}`, ...pages.map(({ markdown }) => markdown.trim())].join('\n\n---\n\n')}\n`;
}
