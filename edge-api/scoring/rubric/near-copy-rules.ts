import { tokenize } from './stem-rules.ts';

type IdentifiedAnswer = { readonly id: string; readonly answer: string };

/** Returns for each answer that others nearly copy the id of the earliest of them; answers that stand alone are left out. */
export function clusterNearCopies(answers: readonly IdentifiedAnswer[]): ReadonlyMap<string, string> {
  const groups = Map.groupBy(answers, ({ answer }) => tokenize(answer).join(' '));
  return new Map(
    [...groups.values()]
      .filter(({ length }) => length > 1)
      .flatMap((group) => group.map(({ id }) => [id, group[0]?.id ?? id] as const)),
  );
}
