import type { Survey } from '@portal/engraving';

type Cell = { index: number; cost: number };

/** What it costs to enter a cell; infinite where none may go. */
export type StepCost = (index: number) => number;

/**
 * From some cells outwards every cell learns which neighbour leads back most cheaply (Dijkstra).
 * Following the neighbours from anywhere gives the way; -1 ends it.
 */
export function cheapestWays(
  ground: Survey,
  starts: readonly number[],
  step: StepCost,
): Int32Array {
  const width = ground.columns + 1;
  const total = width * (ground.rows + 1);
  const cost = new Float64Array(total).fill(Number.POSITIVE_INFINITY);
  const back = new Int32Array(total).fill(-1);
  const queue = createQueue();
  for (const index of starts) {
    cost[index] = 0;
    queue.push({ index, cost: 0 });
  }
  for (let cell = queue.pop(); cell; cell = queue.pop()) {
    if (cell.cost > (cost[cell.index] ?? 0)) continue;
    const column = cell.index % width;
    for (let dy = -1; dy <= 1; dy += 1) {
      for (let dx = -1; dx <= 1; dx += 1) {
        const next = cell.index + dy * width + dx;
        const beside = column + dx >= 0 && column + dx < width && next >= 0 && next < total;
        if ((dx === 0 && dy === 0) || !beside) continue;
        const sum = cell.cost + step(next) * (dx !== 0 && dy !== 0 ? 1.4 : 1);
        if (sum < (cost[next] ?? 0)) {
          cost[next] = sum;
          back[next] = cell.index;
          queue.push({ index: next, cost: sum });
        }
      }
    }
  }
  return back;
}

/** A heap that gives back the cheapest cell first. */
function createQueue() {
  const heap: Cell[] = [];
  const swap = (a: number, b: number): void => {
    [heap[a], heap[b]] = [heap[b] as Cell, heap[a] as Cell];
  };
  const less = (a: number, b: number): boolean => (heap[a]?.cost ?? 0) < (heap[b]?.cost ?? 0);
  return {
    push(cell: Cell): void {
      heap.push(cell);
      for (let at = heap.length - 1; at > 0 && less(at, (at - 1) >> 1); at = (at - 1) >> 1) {
        swap(at, (at - 1) >> 1);
      }
    },
    pop(): Cell | undefined {
      const first = heap[0];
      const last = heap.pop();
      if (last && heap.length > 0) {
        heap[0] = last;
        for (let at = 0; ; ) {
          const [left, right] = [at * 2 + 1, at * 2 + 2];
          let least = at;
          if (left < heap.length && less(left, least)) least = left;
          if (right < heap.length && less(right, least)) least = right;
          if (least === at) break;
          swap(at, least);
          at = least;
        }
      }
      return first;
    },
  };
}
