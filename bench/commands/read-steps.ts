/**
 * The steps that a command has printed, e.g. "✓ Unit tests (225.0 s)".
 * @param {string[]} lines
 * @returns {{ name: string, seconds: number }[]}
 */
export function readSteps(lines) {
  return lines.flatMap((line) => {
    const [, name, seconds] = /^✓ (.*) \((\d+(?:\.\d+)?) s\)$/.exec(line) ?? [];
    return name ? [{ name, seconds: Number(seconds) }] : [];
  });
}
