type Marked = {
  required?: boolean;
  deprecated?: boolean;
  nullable?: boolean;
  observed?: boolean;
};

/** What stands beside a name on the page, e.g. `['required', 'may be null']`. */
export function badgesOf({ required, deprecated, nullable, observed }: Marked): string[] {
  return [
    ...(required ? ['required'] : []),
    ...(nullable ? ['may be null'] : []),
    ...(deprecated ? ['deprecated'] : []),
    ...(observed ? ['observed'] : []),
  ];
}
