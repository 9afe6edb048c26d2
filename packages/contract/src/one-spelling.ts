/** Spellings that readers mix up, each with the one that is compared. */
const spellings: [RegExp, string][] = [
  [/licence/g, 'license'],
  [/colour/g, 'color'],
  [/grey/g, 'gray'],
  [/catalog(?!ue)/g, 'catalogue'],
  [/organis/g, 'organiz'],
  [/visualis/g, 'visualiz'],
  [/digitis/g, 'digitiz'],
];

const anySpelling = new RegExp(spellings.map(([from]) => from.source).join('|'));

/** Lower-case text in the spelling that texts are compared in: `licence` -> `license`. */
export function oneSpelling(text: string): string {
  if (!anySpelling.test(text)) return text;
  return spellings.reduce((folded, [from, to]) => folded.replace(from, to), text);
}
