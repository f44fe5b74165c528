import { useEffect, useEffectEvent, useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import { loadProfile } from './campaign-form-calls.ts';

/** Reports the name in a celebrity's profile once; returns false if the account has no profile (RULES.md, "Roles"). */
export function useProfileName(user: User | null, onName: (name: string) => void): boolean {
  const [hasProfile, setHasProfile] = useState(true);
  const reportName = useEffectEvent(onName);
  const id = user?.role === 'celebrity' ? user.id : undefined;
  useEffect(() => {
    if (id === undefined) return;
    let isCurrent = true;
    void loadProfile().then((profile) => {
      if (!isCurrent) return;
      setHasProfile(profile.kind !== 'refused' || profile.status !== 404);
      if (profile.kind === 'done') reportName(profile.value.doc.artistName);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return hasProfile;
}
