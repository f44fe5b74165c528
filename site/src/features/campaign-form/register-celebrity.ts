import type { RefObject } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { logIn } from '../accounts/session.ts';
import { signUp } from '../accounts/sign-up.ts';
import type { FormErrors, Values } from '#site/ui/use-form.ts';
import { generatePassword } from '#api/accounts/password-rules.ts';
import { formatDetails, getPersonalLabel } from './section-list.ts';
import type { CampaignFormTexts } from './texts.ts';

/** An account whose creation was attempted here and that is not logged in yet. */
export type NewAccount = { readonly email: string; readonly password: string };

type Registration =
  | { readonly kind: 'ready' }
  /** The address already has an account, whose owner has to log in. */
  | { readonly kind: 'known' }
  | { readonly kind: 'refused'; readonly errors: FormErrors };

/**
 * Silent registration (RULES.md, "Campaign form"): checks whether the address has an account, creates one with a
 * generated password, and logs in. The password is never shown, stored or logged; a person who wants their own asks for
 * a link by mail. `created` keeps it in memory until the login succeeds, so that a retry can log in.
 */
export async function registerCelebrity(
  personal: Values,
  language: Language,
  texts: CampaignFormTexts,
  created: RefObject<NewAccount | undefined>,
): Promise<Registration> {
  const { wizard } = texts;
  const email = (personal['email'] ?? '').trim();
  const refuse = (outcome: Outcome<unknown>, failed: string): Registration => ({
    kind: 'refused',
    errors:
      toFormErrors(outcome, {
        failed,
        unreachable: wizard.accountFailed,
        summarize: (problems) => formatDetails(problems, (path) => getPersonalLabel(path, texts)),
      }) ?? {},
  });

  const emailCheck = await api.users['check-email'].$get({ query: { email } });
  if (emailCheck.kind !== 'done') return refuse(emailCheck, wizard.accountFailed);
  const own = created.current?.email === email ? created.current : undefined;
  if (emailCheck.value.exists) return own ? logInAs(own) : { kind: 'known' };

  const password = own?.password ?? generatePassword();
  created.current = { email, password };
  const account = await signUp({ ...personal, password, role: 'celebrity' }, language, true);
  if (account.kind === 'refused' && account.code === 'email_taken') return { kind: 'known' };
  if (account.kind !== 'done') return refuse(account, wizard.userFailed);

  return logInAs({ email, password });

  async function logInAs(account: NewAccount): Promise<Registration> {
    const login = await logIn({ ...account, language });
    if (login.kind === 'refused' && login.code === 'invalid_credentials') return { kind: 'known' };
    if (login.kind !== 'done') return { kind: 'refused', errors: { failure: wizard.loginAfterFailed } };
    created.current = undefined;
    return { kind: 'ready' };
  }
}
