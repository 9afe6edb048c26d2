/** The names in a table, as a plate may choose them. */
export function keys<Name extends string>(table: Readonly<Record<Name, unknown>>): Name[] {
  return Object.keys(table) as Name[];
}
