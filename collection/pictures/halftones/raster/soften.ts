let scratch = new Float32Array(0);

/** Blurs a plane in place: two rounds of averaging, which is as good as out of focus. */
export function soften(
  data: Float32Array,
  width: number,
  height: number,
  radius: number,
  rounds = 2,
): void {
  const reach = Math.round(radius);
  if (reach < 1) return;
  if (scratch.length < data.length) scratch = new Float32Array(data.length);
  for (let round = 0; round < rounds; round += 1) {
    averageAcross(data, scratch, width, height, reach);
    averageDown(scratch, data, width, height, reach);
  }
}

/** A running average along each row. Its ends count as going on for ever. */
function averageAcross(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  reach: number,
): void {
  const share = 1 / (reach * 2 + 1);
  const last = width - 1;
  for (let start = 0; start < width * height; start += width) {
    let total = (from[start] as number) * (reach + 1);
    for (let x = 0; x < reach; x += 1) total += from[start + Math.min(x, last)] as number;
    for (let x = 0; x < width; x += 1) {
      const entering = x + reach;
      const leaving = x - reach - 1;
      total += from[start + Math.min(entering, last)] as number;
      total -= from[start + Math.max(leaving, 0)] as number;
      to[start + x] = total * share;
    }
  }
}

/** The same down every column, all columns at once, which is kinder to the cache. */
function averageDown(
  from: Float32Array,
  to: Float32Array,
  width: number,
  height: number,
  reach: number,
): void {
  const share = 1 / (reach * 2 + 1);
  const last = height - 1;
  const totals = new Float32Array(width);
  for (let y = -reach - 1; y < reach; y += 1) {
    const row = Math.max(0, Math.min(last, y)) * width;
    for (let x = 0; x < width; x += 1)
      totals[x] = (totals[x] as number) + (from[row + x] as number);
  }
  for (let y = 0; y < height; y += 1) {
    const entering = Math.min(last, y + reach) * width;
    const leaving = Math.max(0, y - reach - 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const total =
        (totals[x] as number) + (from[entering + x] as number) - (from[leaving + x] as number);
      totals[x] = total;
      to[row + x] = total * share;
    }
  }
}
