/** What came of pressing a nominee: the new choice, or that there are already as many as there may be. */
export type NomineeChoice = { readonly chosen: readonly string[]; readonly isFull: boolean };

/**
 * The choice after a nominee was pressed. With one to choose, the last one pressed is it; with more, pressing takes
 * back or adds, and never adds beyond the limit.
 */
export function toggleNominee(chosen: readonly string[], id: string, limit: number): NomineeChoice {
  if (limit === 1) return { chosen: [id], isFull: false };
  if (chosen.includes(id)) return { chosen: chosen.filter((each) => each !== id), isFull: false };
  return chosen.length < limit ? { chosen: [...chosen, id], isFull: false } : { chosen, isFull: true };
}
