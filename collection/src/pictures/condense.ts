import { EigenvalueDecomposition, Matrix } from 'ml-matrix';

/** How many numbers are kept of each picture. */
const kept = 96;

/**
 * Makes features comparable and few. Each is measured from its mean over the collection, in units of
 * its spread, and counts by its weight. Then the directions in which pictures differ most are found
 * (principal components) and evened out half way, so that what they all differ in does not drown the
 * rest. What is kept of a picture are whole numbers from -127 to 127; the likeness of two pictures is
 * the cosine of the angle between them.
 */
export function condense(all: readonly Float32Array[], weights: readonly number[]): Int8Array[] {
  const table = standardise(all, weights);
  const { realEigenvalues: values, eigenvectorMatrix: vectors } = new EigenvalueDecomposition(
    table.mmul(table.transpose()),
    { assumeSymmetric: true },
  );
  const largest = values
    .map((value, column) => ({ value, column }))
    .sort((a, b) => b.value - a.value)
    .slice(0, kept)
    .filter(({ value }) => value > 1e-9);
  return all.map((_, row) =>
    inBytes(largest.map(({ value, column }) => vectors.get(row, column) * value ** 0.25)),
  );
}

function standardise(all: readonly Float32Array[], weights: readonly number[]): Matrix {
  const table = new Matrix(all.map((features) => Array.from(features)));
  const means = table.mean('column');
  const spreads = table.standardDeviation('column', { unbiased: false });
  return table.apply((row, column) => {
    const spread = spreads[column] ?? 0;
    const away = spread < 1e-6 ? 0 : (table.get(row, column) - (means[column] ?? 0)) / spread;
    // Nothing is so odd that it should outweigh all the rest.
    table.set(row, column, Math.max(-3, Math.min(3, away)) * (weights[column] ?? 0));
  });
}

function inBytes(numbers: readonly number[]): Int8Array {
  const largest = Math.max(...numbers.map(Math.abs), 1e-9);
  return Int8Array.from(numbers, (value) => Math.round((value / largest) * 127));
}
