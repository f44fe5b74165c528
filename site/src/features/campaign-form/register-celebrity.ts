import type { Language } from '#api/platform/rules.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { logIn } from '../accounts/session.ts';
import { signUp } from '../accounts/sign-up.ts';
import type { FormErrors, Values } from '#site/ui/use-form.ts';
import { checkEmail } from './campaign-form-calls.ts';
import { generatePassword } from '#api/accounts/password-rules.ts';
import { formatDetails } from './section-list.ts';
import type { CampaignFormTexts } from './texts.ts';

type Registration =
  | { readonly kind: 'ready' }
  /** The address has an account already: its owner logs in. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly errors: FormErrors };

/**
 * Silent registration (specification §4, "Celebrity wizard"): asks whether the address has an account, makes one
 * with a generated password, and logs in. The password is in no text, storage or log; whoever wants one of their
 * own asks for a link by mail.
 */
export async function registerCelebrity(
  personal: Values,
  language: Language,
  texts: CampaignFormTexts,
): Promise<Registration> {
  const { wizard } = texts;
  const email = (personal['email'] ?? '').trim();
  const refuse = (outcome: Outcome<unknown>, failed: string): Registration => ({
    kind: 'refused',
    errors:
      toFormErrors(outcome, {
        failed,
        unreachable: wizard.accountFailed,
        summarize: (problems) => formatDetails(problems, texts),
      }) ?? {},
  });

  const emailCheck = await checkEmail(email);
  if (emailCheck.kind !== 'done') return refuse(emailCheck, wizard.accountFailed);
  if (emailCheck.value.exists) return { kind: 'known' };

  const password = generatePassword();
  const account = await signUp({ ...personal, password, role: 'celebrity' }, language, true);
  if (account.kind === 'refused' && account.code === 'email_taken') return { kind: 'known' };
  if (account.kind !== 'done') return refuse(account, wizard.userFailed);

  const login = await logIn({ email, password, language });
  if (login.kind !== 'done') return { kind: 'refused', errors: { failure: wizard.loginAfterFailed } };
  return { kind: 'ready' };
}
