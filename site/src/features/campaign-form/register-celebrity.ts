import type { Language } from '#api/platform/rules.ts';
import { logIn } from '../accounts/session.ts';
import type { Outcome } from '../accounts/outcome.ts';
import type { Refusal } from '#site/ui/use-form.ts';
import { checkEmail, register } from './calls.ts';
import { generatePassword } from './generate-password.ts';
import { detailsText } from './section-list.ts';
import type { CampaignFormTexts } from './texts.ts';

export type Registration =
  | { readonly kind: 'ready' }
  /** The address has an account already: its owner logs in. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly refusal: Refusal };

/**
 * Silent registration (specification §4, "Celebrity wizard"): asks whether the address has an account, makes one
 * with a generated password, and logs in. The password is in no text, storage or log; whoever wants one of their
 * own asks for a link by mail.
 */
export async function registerCelebrity(
  personal: Readonly<Record<string, string>>,
  language: Language,
  texts: CampaignFormTexts,
): Promise<Registration> {
  const { wizard } = texts;
  const email = (personal['email'] ?? '').trim();
  const known = await checkEmail(email);
  if (known.kind !== 'done') return refused(known, wizard.accountFailed, texts);
  if (known.value.exists) return { kind: 'known' };

  const password = generatePassword();
  const made = await register(personal, password, language);
  if (made.kind === 'refused' && made.code === 'email_taken') return { kind: 'known' };
  if (made.kind === 'refused') return refused(made, wizard.userFailed, texts);
  if (made.kind === 'unreachable') return refused(made, wizard.accountFailed, texts);

  const loggedIn = await logIn({ email, password, language });
  if (loggedIn.kind !== 'done') return { kind: 'refused', refusal: { failure: wizard.loginAfterFailed } };
  return { kind: 'ready' };
}

function refused(
  outcome: Exclude<Outcome<unknown>, { readonly kind: 'done' }>,
  failed: string,
  texts: CampaignFormTexts,
): Registration {
  if (outcome.kind === 'unreachable') return { kind: 'refused', refusal: { failure: failed } };
  const { problems, message } = outcome;
  const hasDetails = Object.keys(problems).length > 0;
  const failure = hasDetails ? detailsText(problems, texts) : (message ?? failed);
  return { kind: 'refused', refusal: { failure, problems } };
}
