import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Form } from '#site/ui/Form.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import { useForm, type FormErrors, type Values } from '#site/ui/use-form.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { api } from './api.ts';
import { checkNewPassword, toProblemMessages } from './checks.ts';
import { toFormErrors } from './form-errors.ts';
import { toNextPath, toRedirectQuery } from './login-path.ts';
import { PasswordField } from './PasswordField.tsx';
import { ResultNotice } from './ResultNotice.tsx';
import { applyLogin } from './session.ts';
import { $user, clearSession } from './session-state.ts';
import type { AccountTexts } from './texts.ts';
import { getLinkToken, isLinkRefused, useLink } from './use-link.ts';

/** The addresses of the links, with what each does. */
export const LINK_SLUGS = [
  ['login-link', 'loginLink'],
  ['cancel-email-change', 'cancelChange'],
  ['undo-address', 'undoAddress'],
  ['not-me', 'notMe'],
  ['reset-password', 'reset'],
] as const;
type Action = (typeof LINK_SLUGS)[number][1];
type Input = { readonly token: string; readonly language: Language };

const CALLS: Readonly<Record<Action, (json: Input, values: Values) => Promise<Outcome<unknown>>>> = {
  loginLink: async (json) => applyLogin(await api.auth['log-in-by-link'].$post({ json })),
  cancelChange: (json) => api.auth['cancel-email-change'].$post({ json }),
  undoAddress: (json) => api.auth['undo-address'].$post({ json }),
  notMe: (json) => api.auth['not-me'].$post({ json }),
  reset: async (input, { newPassword = '' }) => {
    const json = { ...input, newPassword };
    const outcome = await api.auth['reset-password'].$post({ json });
    // The server has ended every session of this person, including any in this browser.
    if (outcome.kind === 'done') clearSession();
    return outcome;
  },
};
/** The page that is offered afterwards. */
const NEXT = {
  loginLink: '/login',
  cancelChange: '/forgot-password',
  undoAddress: '/login',
  notMe: '',
  reset: '/login',
} as const;

type LinkActionViewProps = WithTexts<
  Pick<AccountTexts, 'common' | 'problems'> & { readonly own: AccountTexts[Action] }
> & { readonly action: Action };

/**
 * Does what a mail's link is for (`?token`), with a new password if it is for one; a login then continues to the next
 * page. Nothing happens before the button is pressed, because mail programs open links.
 */
export function LinkActionView({ action, language, texts }: LinkActionViewProps) {
  const { own, common, problems } = texts;
  const { state, setState } = useLink(language);

  async function send(values: Values): Promise<FormErrors | undefined> {
    const outcome = await CALLS[action]({ token: getLinkToken(), language }, values);
    if (outcome.kind === 'done') {
      setState('done');
      if (action === 'loginLink') location.replace(toNextPath($user.get(), language));
    } else if (isLinkRefused(outcome)) setState('refused');
    else return toFormErrors(outcome, { failed: 'failed' in own ? own.failed : common.unreachable });
    return undefined;
  }

  const form = useForm({
    check: (values) =>
      action === 'reset' ? toProblemMessages(checkNewPassword(values, 'newPassword'), problems) : {},
    send,
  });

  const isDone = state === 'done' && 'doneHeading' in own;
  if (isDone || state === 'refused') {
    const again = isDone || !('again' in own) ? undefined : own.again;
    const path = again === undefined ? NEXT[action] : '/forgot-password';
    return (
      <ResultNotice
        kind={isDone ? 'success' : 'error'}
        heading={isDone ? own.doneHeading : own.refusedHeading}
        text={isDone ? own.doneText : own.refusedText}
      >
        <a className="button" href={`/${language}${path}${toRedirectQuery(location.search)}`}>
          {again ?? own.next}
        </a>
      </ResultNotice>
    );
  }
  if (state === 'checking') return <Spinner label={common.checking} row />;
  const isReset = action === 'reset';
  return (
    <Form
      state={{ ...form, isBusy: form.isBusy || state === 'done' }}
      submit={own.submit}
      busy={own.busy}
      {...(!isReset && { buttonClass: 'button' })}
    >
      {isReset ? (
        <PasswordField label={common.newPassword} {...form.field('newPassword')} isNew texts={common} />
      ) : (
        <p className="lead">{own.lead}</p>
      )}
    </Form>
  );
}
