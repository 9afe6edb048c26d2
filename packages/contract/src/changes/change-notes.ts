import type { Change } from './change.ts';

export type NotesPlace = {
  /** The label and address of an operation in the current API; undefined if it no longer exists. */
  operation: (id: string) => { label: string; address: string } | undefined;
  /** The same for a schema. */
  schema: (name: string) => { label: string; address: string } | undefined;
};

/** ``- **Breaking:** [Search works](/api/catalogue#getWorks): the parameter `page` is removed.`` */
export function changeNotes(changes: readonly Change[], place: NotesPlace): string {
  const lines = changes.map(({ operations, schema, breaking, text }) => {
    const about = [
      ...operations.map((id) => linked(place.operation(id), id)),
      ...(schema === undefined ? [] : [linked(place.schema(schema), schema)]),
    ].join(', ');
    const mark = breaking ? '**Breaking:** ' : '';
    return `- ${mark}${about === '' ? text : `${about}: ${lower(text)}`}`;
  });
  return lines.join('\n');
}

function linked(target: { label: string; address: string } | undefined, id: string): string {
  return target ? `[${target.label}](${target.address})` : `\`${id}\``;
}

function lower(text: string): string {
  return text.charAt(0).toLowerCase() + text.slice(1);
}

/**
 * Puts the notes of a release above those of earlier releases. Headings have explicit anchors, which
 * would otherwise change as soon as a later release used the same heading.
 */
export function addRelease(changelog: string, heading: string, notes: string): string {
  const [release = heading] = heading.split(' ');
  const anchor = `v${slug(release)}`;
  const anchored = notes.replaceAll(
    /^### (.+)$/gm,
    (line, label: string) => `${line} {/* #${anchor}-${slug(label)} */}`,
  );
  const section = `## ${heading} {/* #${anchor} */}\n\n${anchored}\n`;
  const at = changelog.search(/^## /m);
  if (at === -1) return `${changelog.trimEnd()}\n\n${section}`;
  return `${changelog.slice(0, at)}${section}\n${changelog.slice(at)}`;
}

function slug(text: string): string {
  return text
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '');
}
