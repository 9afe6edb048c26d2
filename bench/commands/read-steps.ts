export type Step = { name: string; seconds: number };

/** The steps that a command has printed, e.g. "✓ Unit tests (225.0 s)". */
export function readSteps(lines: string[]): Step[] {
  return lines.flatMap((line) => {
    const [, name, seconds] = /^✓ (.*) \((\d+(?:\.\d+)?) s\)$/.exec(line) ?? [];
    return name ? [{ name, seconds: Number(seconds) }] : [];
  });
}
