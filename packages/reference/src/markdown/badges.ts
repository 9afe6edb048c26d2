type Marked = {
  required?: boolean;
  deprecated?: boolean;
  nullable?: boolean;
  readOnly?: boolean;
  writeOnly?: boolean;
};

/** The badges beside a name on the page, e.g. `['required', 'may be null']`. */
export function badgesOf(marked: Marked): string[] {
  const { required, deprecated, nullable, readOnly, writeOnly } = marked;
  return [
    ...(required ? ['required'] : []),
    ...(nullable ? ['may be null'] : []),
    ...(readOnly ? ['read-only'] : []),
    ...(writeOnly ? ['write-only'] : []),
    ...(deprecated ? ['deprecated'] : []),
  ];
}
