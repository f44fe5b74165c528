import { useEffect, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { Failure } from '#widget/client/outcome.ts';
import { api } from './api.ts';

/**
 * Checks whether a mail's link still works: a used link is reported before anything is asked. If the check gets no
 * answer, the form appears and its own call reports what is wrong.
 */
export function useLink(language: Language) {
  const [state, setState] = useState<'checking' | 'asking' | 'done' | 'refused'>('checking');
  useEffect(() => {
    const json = { token: getLinkToken(), language };
    void api.auth['check-link']
      .$post({ json })
      .then((outcome) => setState(outcome.kind !== 'done' && isLinkRefused(outcome) ? 'refused' : 'asking'));
  }, [language]);
  return { state, setState };
}

/** Returns whether a call failed because its link does not work any more. */
export const isLinkRefused = ({ kind, problems }: Failure) => kind === 'refused' && 'token' in problems;

/** Returns the token of a mail's link (`?token`); empty without one. */
export const getLinkToken = () => new URLSearchParams(location.search).get('token') ?? '';
