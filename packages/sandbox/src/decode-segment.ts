/** One segment of a path as it was meant. What is not well encoded stays as it was sent. */
export function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
