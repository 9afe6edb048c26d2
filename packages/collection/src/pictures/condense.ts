import { dot, largestDirections } from './largest-directions.ts';

/** How many numbers are kept for each picture. */
const kept = 96;

/**
 * Reduces features to a few comparable numbers. Each is standardised over the collection, and scaled by
 * its weight. Then the directions in which pictures differ most are found (principal components) and
 * partly whitened, so that the strongest differences do not drown the rest. The result is whole numbers
 * from -127 to 127; the similarity of two pictures is the cosine of the angle between them.
 */
export function condense(all: readonly Float32Array[], weights: readonly number[]): Int8Array[] {
  const directions = largestDirections(productsOfPairs(standardise(all, weights)), kept);
  return all.map((_, row) =>
    inBytes(directions.map(({ value, vector }) => (vector[row] as number) * value ** 0.25)),
  );
}

function standardise(all: readonly Float32Array[], weights: readonly number[]): Float64Array[] {
  const rows = all.map((features) => Float64Array.from(features));
  weights.forEach((weight, column) => {
    const values = all.map((features) => features[column] as number);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    const spread = Math.hypot(...values.map((value) => value - mean)) / Math.sqrt(values.length);
    for (const row of rows) {
      const away = spread < 1e-6 ? 0 : ((row[column] as number) - mean) / spread;
      // No single outlier should outweigh everything else.
      row[column] = Math.max(-3, Math.min(3, away)) * weight;
    }
  });
  return rows;
}

/** The dot product of each pair of rows. */
function productsOfPairs(rows: readonly Float64Array[]): Float64Array[] {
  const products = rows.map(() => new Float64Array(rows.length));
  rows.forEach((one, i) => {
    for (let j = i; j < rows.length; j += 1) {
      const product = dot(one, rows[j] as Float64Array);
      (products[i] as Float64Array)[j] = product;
      (products[j] as Float64Array)[i] = product;
    }
  });
  return products;
}

function inBytes(numbers: readonly number[]): Int8Array {
  const largest = Math.max(...numbers.map(Math.abs), 1e-9);
  return Int8Array.from(numbers, (value) => Math.round((value / largest) * 127));
}
