import { useEffect, useRef, useState } from 'react';
import type { Share } from '#api/sharing/contract.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';

/** Opens the link of a paid answer; `isSettled` once it is there or cannot be. The latest choice about the name counts. */
export function useShare(submissionId: string) {
  const [share, setShare] = useState<Share>();
  const [isSettled, setSettled] = useState(false);
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);

  useEffect(() => {
    let isCurrent = true;
    void openShare(submissionId).then((outcome) => {
      if (!isCurrent) return;
      if (outcome.kind === 'done') setShare(outcome.value);
      setSettled(true);
    });
    return () => {
      isCurrent = false;
    };
  }, [submissionId]);

  async function allowName(showsName: boolean): Promise<void> {
    if (!share) return;
    latest.current += 1;
    const turn = latest.current;
    setShare({ ...share, showsName });
    setFailed(false);
    setSaving(true);
    const outcome = await openShare(submissionId, { showsName });
    if (turn !== latest.current) return;
    setSaving(false);
    setFailed(outcome.kind !== 'done');
    setShare(outcome.kind === 'done' ? outcome.value : { ...share, showsName: !showsName });
  }

  return { share, isSettled, isSaving, hasFailed, allowName };
}

/** Opens the link of one's own paid answer, and says whether it may show one's first name. */
function openShare(id: string, json: { readonly showsName?: boolean } = {}): Promise<Outcome<Share>> {
  return callEndpoint(() => api['campaign-submissions'][':id'].share.$post({ param: { id }, json }));
}
