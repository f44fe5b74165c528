import type { Language } from '#api/platform/rules.ts';
import { logIn } from '../accounts/session.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import type { FormErrors } from '#site/ui/use-form.ts';
import { checkEmail, signUpCelebrity } from './campaign-form-calls.ts';
import { generatePassword } from '#api/accounts/password-rules.ts';
import { formatDetails } from './section-list.ts';
import type { CampaignFormTexts } from './texts.ts';

export type Registration =
  | { readonly kind: 'ready' }
  /** The address has an account already: its owner logs in. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly refusal: FormErrors };

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
  const emailCheck = await checkEmail(email);
  if (emailCheck.kind !== 'done') return toRefusedRegistration(emailCheck, wizard.accountFailed, texts);
  if (emailCheck.value.exists) return { kind: 'known' };

  const password = generatePassword();
  const signUpOutcome = await signUpCelebrity(personal, password, language);
  if (signUpOutcome.kind === 'refused' && signUpOutcome.code === 'email_taken') return { kind: 'known' };
  if (signUpOutcome.kind === 'refused') return toRefusedRegistration(signUpOutcome, wizard.userFailed, texts);
  if (signUpOutcome.kind === 'unreachable')
    return toRefusedRegistration(signUpOutcome, wizard.accountFailed, texts);

  const loginOutcome = await logIn({ email, password, language });
  if (loginOutcome.kind !== 'done') return { kind: 'refused', refusal: { failure: wizard.loginAfterFailed } };
  return { kind: 'ready' };
}

function toRefusedRegistration(
  outcome: Exclude<Outcome<unknown>, { readonly kind: 'done' }>,
  failed: string,
  texts: CampaignFormTexts,
): Registration {
  if (outcome.kind === 'unreachable') return { kind: 'refused', refusal: { failure: failed } };
  const { problems, message } = outcome;
  const hasDetails = Object.keys(problems).length > 0;
  const failure = hasDetails ? formatDetails(problems, texts) : (message ?? failed);
  return { kind: 'refused', refusal: { failure, problems } };
}
