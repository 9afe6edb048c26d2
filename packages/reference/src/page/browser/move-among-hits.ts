const steps: Record<string, (at: number) => number> = {
  ArrowDown: (at) => at + 1,
  ArrowUp: (at) => at - 1,
};

/** From the field to the first hit, between hits, and back. Whether the key did anything. */
export function moveAmongHits(filter: HTMLElement, from: HTMLElement, key: string): boolean {
  const stops = [...filter.querySelectorAll<HTMLElement>('input, li a')];
  const at = stops.indexOf(from);
  const field = stops[0];
  if (key === 'Enter' && from === field && stops[1]) {
    stops[1].click();
    return true;
  }
  const step = Object.hasOwn(steps, key) ? steps[key] : undefined;
  const next = at === -1 || !step ? undefined : stops[step(at)];
  next?.focus();
  return next !== undefined;
}
