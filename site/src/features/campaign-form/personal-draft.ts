import { pickTexts } from '#widget/client/drafts.ts';

/** Returns whether a stored draft of the personal details belongs to this address: the wizard is half done. */
export function isDraftOfEmail(draft: unknown, email: string): boolean {
  return (pickTexts(draft)['email'] ?? '').trim().toLowerCase() === email.toLowerCase();
}
