import type { Language } from '#api/platform/rules.ts';
import { api } from './api.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';

/** Asks for another verification mail (specification §7). */
export function resendVerification(email: string, language: Language): Promise<Outcome<unknown>> {
  const json = { email, language };
  return callEndpoint(() => api.auth['resend-verification'].$post({ json }));
}
