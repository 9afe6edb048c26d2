/** 0, 1, 2 and so on: as many whole numbers as wanted. */
export function upTo(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index);
}
