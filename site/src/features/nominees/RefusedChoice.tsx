import { useEffect, useState } from 'react';
import type { Winner } from '#api/outcomes/winner-contract.ts';

/** Names in the address the nominees that were chosen when there were winners already. */
export const REFUSED_CHOICE = 'refused';

type RefusedChoiceProps = { readonly winners: readonly Winner[]; readonly text: string };

/** Says once that other winners had been chosen before, to the owner whose choice of these nominees came too late. */
export function RefusedChoice({ winners, text }: RefusedChoiceProps) {
  const [refused] = useState(
    () => new URLSearchParams(location.search).get(REFUSED_CHOICE)?.split(' ') ?? [],
  );
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has(REFUSED_CHOICE)) return;
    url.searchParams.delete(REFUSED_CHOICE);
    history.replaceState(history.state, '', url);
  }, []);
  // An owner who asked twice for the same winners has them.
  const isOther = refused.some((id) => !winners.some(({ submissionId }) => submissionId === id));
  return <div role="alert">{isOther && <p className="notice notice-warning">{text}</p>}</div>;
}
