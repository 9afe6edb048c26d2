/** One difference between two releases of a description. */
export type Change = {
  /** Ids of the operations concerned; empty for a schema, or for an operation that was removed. */
  operations: string[];
  /** Name of the schema concerned. */
  schema?: string;
  /** Whether a client that used to work may now fail. */
  breaking: boolean;
  /** A sentence in Markdown, e.g. ``The parameter `page` is new.`` */
  text: string;
};

export type Place = { operation?: string; schema?: string };

/** Requests must still be accepted; responses must still contain what they did. */
export type Direction = 'request' | 'response';

export type At = {
  place: Place;
  /** What the sentence is about, e.g. ``The parameter `page` ``. */
  subject: string;
  direction: Direction;
  /** Location inside it, e.g. `items[].title`. */
  path?: string;
};

export type Report = (place: Place, breaking: boolean, text: string) => void;

/**
 * Collects changes. One that applies to several operations is reported once; one that breaks any use
 * of a schema is breaking.
 */
export function createReport(): { report: Report; changes: () => Change[] } {
  const found = new Map<string, Change>();
  return {
    report({ operation, schema }, breaking, text) {
      const key = JSON.stringify([schema, text, schema === undefined && breaking]);
      const known = found.get(key);
      const change = known ?? {
        operations: [],
        ...(schema !== undefined && { schema }),
        breaking,
        text,
      };
      if (schema === undefined && operation !== undefined) {
        if (!change.operations.includes(operation)) change.operations.push(operation);
      }
      change.breaking ||= breaking;
      found.set(key, change);
    },
    // The sort is stable, so changes otherwise stay in the order of the description.
    changes: () => [...found.values()].sort((a, b) => Number(b.breaking) - Number(a.breaking)),
  };
}
