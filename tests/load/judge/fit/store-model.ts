import { BUCKETS, type FittedModel, type StoredModel } from '#api/scoring/rubric/linear-model.ts';

/** Returns a model as its file has it. */
export function storeModel({ hashed, ...model }: FittedModel): StoredModel {
  const scale = Math.max(...hashed.map(Math.abs)) / 0x7fff || 1;
  const view = new DataView(new ArrayBuffer(2 * BUCKETS));
  for (const [place, value] of hashed.entries()) view.setInt16(2 * place, Math.round(value / scale), true);
  const letters = Array.from(new Uint8Array(view.buffer), (byte) => String.fromCharCode(byte));
  return { ...model, hashed: { scale, values: btoa(letters.join('')) } };
}
