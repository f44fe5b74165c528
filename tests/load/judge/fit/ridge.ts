import { mean } from '#api/scoring/judge/reading-rules.ts';
import {
  BUCKETS,
  type FittedModel,
  type Measured,
  type StoredModel,
} from '#api/scoring/rubric/linear-model.ts';

/** One row to fit: an answer with its value, or with the difference from the value of `than`. */
export type Row = {
  readonly measured: Measured;
  readonly than?: Measured;
  readonly value: number;
  readonly weight: number;
};

/** The prior weight of all named figures together, in places of hashed terms. */
const NAMED_SHARE = 9;
const STEPS_MAX = 150;
const PRECISION = 1e-10;

/**
 * Fits a linear model by ridge regression, solved by conjugate gradients. The higher the penalty, the more a
 * coefficient has to explain before it moves away from 0.
 */
export function fitRidge(rows: readonly Row[], penalty: number): FittedModel {
  const answers = rows.filter(({ than }) => than === undefined);
  const names = Object.keys(answers[0]?.measured.named ?? {});
  const columns = names.map((name) => answers.map(({ measured }) => measured.named[name] ?? 0));
  const averages = columns.map(mean);
  const factor = Math.sqrt(NAMED_SHARE / Math.max(1, names.length));
  const scales = columns.map((column, at) => factor / (deviate(column, averages[at] ?? 0) || 1));
  const intercept = mean(answers.map(({ value }) => value));
  const sparse = rows.map((row) => toSparse(row, { names, averages, scales, intercept }));
  const solution = solve(sparse, BUCKETS + names.length, penalty);
  return {
    intercept,
    named: Object.fromEntries(
      names.map((name, at) => [
        name,
        {
          coefficient: round((solution[BUCKETS + at] ?? 0) * (scales[at] ?? 0)),
          average: round(averages[at] ?? 0),
        },
      ]),
    ),
    hashed: solution.subarray(0, BUCKETS),
  };
}

/** Converts a model to the format of its file. */
export function storeModel({ hashed, ...model }: FittedModel): StoredModel {
  const scale = Math.max(...hashed.map(Math.abs)) / 0x7fff || 1;
  const view = new DataView(new ArrayBuffer(2 * BUCKETS));
  for (const [place, value] of hashed.entries()) view.setInt16(2 * place, Math.round(value / scale), true);
  const letters = Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte));
  return { ...model, hashed: { scale, values: btoa(letters.join('')) } };
}

type Sparse = {
  readonly places: Int32Array;
  readonly values: Float64Array;
  readonly value: number;
  readonly weight: number;
};

type Columns = {
  readonly names: readonly string[];
  readonly averages: readonly number[];
  readonly scales: readonly number[];
  readonly intercept: number;
};

function toSparse({ measured, than, value, weight }: Row, columns: Columns): Sparse {
  const values = new Map(measured.hashed);
  for (const [place, count] of than?.hashed ?? []) values.set(place, (values.get(place) ?? 0) - count);
  for (const [at, name] of columns.names.entries()) {
    const from = than ? (than.named[name] ?? 0) : (columns.averages[at] ?? 0);
    values.set(BUCKETS + at, ((measured.named[name] ?? 0) - from) * (columns.scales[at] ?? 0));
  }
  return {
    places: Int32Array.from(values.keys()),
    values: Float64Array.from(values.values()),
    value: than ? value : value - columns.intercept,
    weight,
  };
}

/** Conjugate gradients on the normal equations (https://en.wikipedia.org/wiki/Conjugate_gradient_method). */
function solve(rows: readonly Sparse[], size: number, penalty: number): Float64Array {
  const multiply = (vector: Float64Array): Float64Array => {
    const product = vector.map((value) => penalty * value);
    for (const row of rows) addScaled(product, row, row.weight * dotSparse(row, vector));
    return product;
  };
  const solution = new Float64Array(size);
  const residual = new Float64Array(size);
  for (const row of rows) addScaled(residual, row, row.weight * row.value);
  let direction = residual.slice();
  let squares = dot(residual, residual);
  const enough = squares * PRECISION;
  for (let step = 0; step < STEPS_MAX && squares > enough; step += 1) {
    const product = multiply(direction);
    const length = squares / dot(direction, product);
    for (let at = 0; at < size; at += 1) {
      solution[at] = (solution[at] ?? 0) + length * (direction[at] ?? 0);
      residual[at] = (residual[at] ?? 0) - length * (product[at] ?? 0);
    }
    const next = dot(residual, residual);
    const kept = next / squares;
    direction = direction.map((value, at) => (residual[at] ?? 0) + kept * value);
    squares = next;
  }
  return solution;
}

/** Loops by index, as {@link dotSparse} does: an iterator would take most of the time of a fit. */
function addScaled(target: Float64Array, { places, values }: Sparse, factor: number): void {
  for (let at = 0; at < places.length; at += 1) {
    const place = places[at] ?? 0;
    target[place] = (target[place] ?? 0) + factor * (values[at] ?? 0);
  }
}

function dotSparse({ places, values }: Sparse, vector: Float64Array): number {
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) sum += (values[at] ?? 0) * (vector[places[at] ?? 0] ?? 0);
  return sum;
}

function dot(a: Float64Array, b: Float64Array): number {
  return a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);
}

function deviate(values: readonly number[], average: number): number {
  return Math.sqrt(mean(values.map((value) => (value - average) ** 2)));
}

/** Rounds so that the file does not depend on the last bits. */
function round(value: number): number {
  return Number(value.toPrecision(6));
}
