/** The choice after a press; `isFull` when the limit rejected the press. */
export type NomineeChoice = { readonly chosen: readonly string[]; readonly isFull: boolean };

/**
 * Returns the choice after a press on a nominee. With one to choose, a press replaces the choice; with more, it adds or
 * removes a nominee, up to the limit.
 */
export function toggleNominee(chosen: readonly string[], id: string, limit: number): NomineeChoice {
  if (limit === 1) return { chosen: [id], isFull: false };
  if (chosen.includes(id)) return { chosen: chosen.filter((each) => each !== id), isFull: false };
  return chosen.length < limit ? { chosen: [...chosen, id], isFull: false } : { chosen, isFull: true };
}
