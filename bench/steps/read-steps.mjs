/**
 * The steps that a command has told of, e.g. "✓ Unit tests (225.0 s)".
 * @param {string[]} lines
 * @returns {{ name: string, seconds: number }[]}
 */
export function readSteps(lines) {
  return lines.flatMap((line) => {
    const [, name, seconds] = /^✓ (.*) \((\d+(?:\.\d+)?) s\)$/.exec(line) ?? [];
    return name ? [{ name, seconds: Number(seconds) }] : [];
  });
}

const ofTheBuild = [
  ...['Checking the API descriptions', 'Making the sample collection', 'Running the tutorials'],
  ...[
    'Building ',
    'Writing the pages',
    'Following every link',
    'Compressing the files',
    'Listing the files',
  ],
];

/** What `npm run build` does, wherever in the command it is done. */
export function buildSeconds(steps) {
  return steps
    .filter(({ name }) => ofTheBuild.some((start) => name.startsWith(start)))
    .reduce((sum, { seconds }) => sum + seconds, 0);
}
