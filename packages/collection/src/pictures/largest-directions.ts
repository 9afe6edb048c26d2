import { EigenvalueDecomposition, Matrix } from 'ml-matrix';
import { seededRandom } from '../random/seeded-random.ts';

export type Direction = { value: number; vector: Float64Array };

/** Extra directions to iterate, because the last ones converge slowly. */
const spare = 16;
const turns = 3;

/**
 * The largest eigenvalues of a symmetric matrix with their eigenvectors, largest first, by subspace
 * iteration. For a few out of many this takes a tenth of the time of finding them all.
 */
export function largestDirections(matrix: readonly Float64Array[], count: number): Direction[] {
  const random = seededRandom('directions');
  const some = Math.min(matrix.length, count + spare);
  let basis: Float64Array[] = Array.from({ length: some }, () =>
    Float64Array.from(matrix, () => random.between(-1, 1)),
  );
  for (let turn = 0; turn < turns; turn += 1) {
    basis = orthogonal(basis.map((vector) => times(matrix, vector)));
  }
  if (basis.length === 0) return [];
  const turned = basis.map((vector) => times(matrix, vector));
  const { realEigenvalues, eigenvectorMatrix } = new EigenvalueDecomposition(
    new Matrix(basis.map((one) => turned.map((other) => dot(one, other)))),
    { assumeSymmetric: true },
  );
  return realEigenvalues
    .map((value, column) => ({ value, vector: mix(basis, eigenvectorMatrix.getColumn(column)) }))
    .filter(({ value }) => value > 1e-9)
    .sort((a, b) => b.value - a.value)
    .slice(0, count);
}

/** Four partial sums, because a single one has to wait for each addition. */
export function dot(one: Float64Array, other: Float64Array): number {
  let [a, b, c, d] = [0, 0, 0, 0];
  let index = 0;
  for (; index + 3 < one.length; index += 4) {
    a += (one[index] as number) * (other[index] as number);
    b += (one[index + 1] as number) * (other[index + 1] as number);
    c += (one[index + 2] as number) * (other[index + 2] as number);
    d += (one[index + 3] as number) * (other[index + 3] as number);
  }
  for (; index < one.length; index += 1) a += (one[index] as number) * (other[index] as number);
  return a + b + c + d;
}

function times(matrix: readonly Float64Array[], vector: Float64Array): Float64Array {
  return Float64Array.from(matrix, (row) => dot(row, vector));
}

/** Orthogonalises each vector against those before it (Gram-Schmidt, twice for precision). */
function orthogonal(vectors: readonly Float64Array[]): Float64Array[] {
  const done: Float64Array[] = [];
  for (const vector of vectors) {
    for (const other of [...done, ...done]) add(vector, other, -dot(vector, other));
    const length = Math.sqrt(dot(vector, vector));
    if (length > 1e-9) done.push(vector.map((value) => value / length));
  }
  return done;
}

function mix(vectors: readonly Float64Array[], shares: readonly number[]): Float64Array {
  const mixture = new Float64Array(vectors[0]?.length ?? 0);
  for (const [index, vector] of vectors.entries()) add(mixture, vector, shares[index] ?? 0);
  return mixture;
}

function add(target: Float64Array, other: Float64Array, share: number): void {
  for (let index = 0; index < target.length; index += 1) {
    target[index] = (target[index] as number) + share * (other[index] as number);
  }
}
