import { z } from 'zod';
import { BUCKETS } from './hash-terms.ts';

/** Places of hashed coefficients are whole numbers of 16 bits, little-endian, times the scale. */
const Hashed = z.strictObject({ scale: z.number(), values: z.base64() });

/** A linear model as `npm run fit-judge` writes it; a named figure has its coefficient and what it is on average. */
const LinearModel = z.strictObject({
  intercept: z.number(),
  named: z.record(z.string(), z.strictObject({ coefficient: z.number(), average: z.number() })),
  hashed: Hashed,
});
export type StoredModel = z.infer<typeof LinearModel>;

/** What a linear model is applied to. */
export type Measured = {
  readonly named: Readonly<Record<string, number>>;
  readonly hashed: ReadonlyMap<number, number>;
};

/** A linear model that is ready to be applied. */
export type FittedModel = Omit<StoredModel, 'hashed'> & { readonly hashed: Float64Array };

/** Returns the value of a linear model. */
export function applyModel({ intercept, named, hashed }: FittedModel, measured: Measured): number {
  let value = intercept;
  for (const [name, { coefficient, average }] of Object.entries(named))
    value += coefficient * ((measured.named[name] ?? 0) - average);
  for (const [place, count] of measured.hashed) value += (hashed[place] ?? 0) * count;
  return value;
}

/** Reads a model from its file. Throws where it is not one. */
export function readModel(stored: unknown): FittedModel {
  const { hashed, ...model } = LinearModel.parse(stored);
  const bytes = Uint8Array.from(atob(hashed.values), (letter) => letter.charCodeAt(0));
  const view = new DataView(bytes.buffer);
  return {
    ...model,
    hashed: Float64Array.from(
      { length: BUCKETS },
      (_, place) => view.getInt16(2 * place, true) * hashed.scale,
    ),
  };
}
