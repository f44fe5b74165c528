import { z } from 'zod';

/**
 * A linear model as `npm run fit-judge` writes it. Named figures have a coefficient and an average; the coefficients of
 * hashed terms are 16-bit little-endian integers, to be multiplied by the scale.
 */
const LinearModel = z.strictObject({
  intercept: z.number(),
  named: z.record(z.string(), z.strictObject({ coefficient: z.number(), average: z.number() })),
  hashed: z.strictObject({ scale: z.number(), values: z.base64() }),
});
export type StoredModel = z.infer<typeof LinearModel>;

/** The input of a linear model. */
export type Measured = {
  readonly named: Readonly<Record<string, number>>;
  readonly hashed: ReadonlyMap<number, number>;
};

/** A linear model that is ready to be applied. */
export type FittedModel = Omit<StoredModel, 'hashed'> & { readonly hashed: Float64Array };

/** Returns the value of a linear model for an input. */
export function applyModel({ intercept, named, hashed }: FittedModel, measured: Measured): number {
  let value = intercept;
  for (const [name, { coefficient, average }] of Object.entries(named))
    value += coefficient * ((measured.named[name] ?? 0) - average);
  for (const [place, count] of measured.hashed) value += (hashed[place] ?? 0) * count;
  return value;
}

/** Parses a stored model. Throws if it is invalid. */
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

/** The number of places to which terms are hashed. */
export const BUCKETS = 4096;

/** A term with its weight. */
export type WeighedTerm = { readonly term: string; readonly weight: number };

/**
 * Hashes terms to places and returns the value at each place. Each group is a vector of length 1, so that a long text
 * counts no more than a short one. Half of the terms are negative, so that colliding terms tend to cancel out.
 */
export function hashTerms(groups: readonly (readonly WeighedTerm[])[]): ReadonlyMap<number, number> {
  const places = new Map<number, number>();
  for (const [group, terms] of groups.entries()) {
    const counts = new Map<string, number>();
    for (const { term, weight } of terms) counts.set(term, (counts.get(term) ?? 0) + weight);
    const values = [...counts].map(([term, count]) => [term, Math.log1p(count)] as const);
    const length = Math.hypot(...values.map(([, value]) => value)) || 1;
    for (const [term, value] of values) {
      const hash = hashText(`${group}:${term}`);
      const sign = hash & BUCKETS ? 1 : -1;
      const place = hash % BUCKETS;
      places.set(place, (places.get(place) ?? 0) + (sign * value) / length);
    }
  }
  return places;
}

/** FNV-1a with a final mix, 32 bits (http://www.isthe.com/chongo/tech/comp/fnv/). */
function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 15), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** Returns a word's n-grams of these lengths, with a space to mark its start and end. */
export function listGrams(word: string, lengths: readonly number[]): readonly string[] {
  const text = ` ${word} `;
  return lengths.flatMap((length) =>
    Array.from({ length: Math.max(0, text.length - length + 1) }, (_, at) => text.slice(at, at + length)),
  );
}
