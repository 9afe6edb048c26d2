type Page = {
  title: string;
  /** e.g. "https://developers.museum.example/docs/objects" */
  address: string;
};

/** The names that each kind of address has for the subject and the body of a message. */
function namesFor(feedbackUrl: string): { line: string; rest: string } {
  if (feedbackUrl.startsWith('mailto:')) return { line: 'subject', rest: 'body' };
  const isGitLab = feedbackUrl.includes('/-/issues/new');
  return isGitLab
    ? { line: 'issue[title]', rest: 'issue[description]' }
    : { line: 'title', rest: 'body' };
}

const words = {
  yes: { line: 'Helpful', question: 'What helped?' },
  no: { line: 'Not helpful', question: 'What was missing, wrong or hard to follow?' },
};

/**
 * A new issue or email about a page, filled in as far as the page can. The portal's address may
 * already have a query, such as the label of the issue.
 */
export function feedbackLink(
  feedbackUrl: string,
  { title, address }: Page,
  answer: keyof typeof words,
): string {
  const { line, rest } = namesFor(feedbackUrl);
  const fields = [
    [line, `${words[answer].line}: ${title}`],
    [rest, `${address}\n\n${words[answer].question}\n`],
  ].map((pair) => pair.map(encodeURIComponent).join('='));
  return `${feedbackUrl}${feedbackUrl.includes('?') ? '&' : '?'}${fields.join('&')}`;
}
