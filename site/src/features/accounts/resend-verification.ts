import type { Language } from '#api/platform/rules.ts';
import { api } from './api.ts';
import { outcomeOf, type Outcome } from './outcome.ts';

/** Asks for another verification mail (specification §7). */
export function resendVerification(email: string, language: Language): Promise<Outcome<unknown>> {
  const json = { email, language };
  return outcomeOf(() => api.api.auth['resend-verification'].$post({ json }));
}
