/** Plain data with every string replaced at any depth; keys are kept. */
export function mapStrings<Data>(data: Data, map: (text: string) => string): Data {
  const mapped = (value: unknown): unknown => {
    if (typeof value === 'string') return map(value);
    if (Array.isArray(value)) return value.map(mapped);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, mapped(one)]));
  };
  return mapped(data) as Data;
}
