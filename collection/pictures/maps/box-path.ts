import type { Box } from './land.ts';

export function boxPath({ left, top, right, bottom }: Box): string {
  return `M${left} ${top}H${right}V${bottom}H${left}z`;
}
