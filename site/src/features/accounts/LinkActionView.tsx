import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { Spinner } from '#site/ui/Spinner.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { callEndpoint, type Outcome } from '#widget/client/outcome.ts';
import { api } from './api.ts';
import { toNextPath, toRedirectQuery } from './login-path.ts';
import { ResultNotice } from './ResultNotice.tsx';
import { applyLogin } from './session.ts';
import { $user } from './session-state.ts';
import type { AccountTexts } from './texts.ts';
import { getLinkToken, isLinkRefused, useLink } from './use-link.ts';

/** The addresses of the links, with what each does. */
export const LINK_SLUGS = [
  ['login-link', 'loginLink'],
  ['cancel-email-change', 'cancelChange'],
  ['undo-address', 'undoAddress'],
  ['not-me', 'notMe'],
] as const;
type Action = (typeof LINK_SLUGS)[number][1];
type Input = { readonly token: string; readonly language: Language };

const CALLS: Readonly<Record<Action, (json: Input) => Promise<Outcome<unknown>>>> = {
  loginLink: async (json) => applyLogin(await callEndpoint(() => api.auth['log-in-by-link'].$post({ json }))),
  cancelChange: (json) => callEndpoint(() => api.auth['cancel-email-change'].$post({ json })),
  undoAddress: (json) => callEndpoint(() => api.auth['undo-address'].$post({ json })),
  notMe: (json) => callEndpoint(() => api.auth['not-me'].$post({ json })),
};
/** The page that is offered afterwards. */
const NEXT = {
  loginLink: '/login',
  cancelChange: '/forgot-password',
  undoAddress: '/login',
  notMe: '',
} as const;

type LinkActionViewProps = WithTexts<
  AccountTexts[Action] & Pick<AccountTexts['common'], 'checking' | 'unreachable'>
> & { readonly action: Action };

/**
 * Does what a mail's link is for (`?token`); a login then continues to the next page. Nothing happens before the button
 * is pressed, because mail programs open links.
 */
export function LinkActionView({ action, language, texts }: LinkActionViewProps) {
  const { isBusy, alert, run } = useCall();
  const { state, setState } = useLink(language);

  async function act(): Promise<string | undefined> {
    const outcome = await CALLS[action]({ token: getLinkToken(), language });
    if (outcome.kind === 'done') {
      setState('done');
      if (action === 'loginLink') location.replace(toNextPath($user.get(), language));
      return undefined;
    }
    if (isLinkRefused(outcome)) setState('refused');
    return outcome.message ?? texts.unreachable;
  }

  const isDone = state === 'done' && 'doneHeading' in texts;
  if (isDone || state === 'refused') {
    return (
      <ResultNotice
        kind={isDone ? 'success' : 'error'}
        heading={isDone ? texts.doneHeading : texts.refusedHeading}
        text={isDone ? texts.doneText : texts.refusedText}
      >
        <a className="button" href={`/${language}${NEXT[action]}${toRedirectQuery(location.search)}`}>
          {texts.next}
        </a>
      </ResultNotice>
    );
  }
  if (state === 'checking') return <Spinner label={texts.checking} row />;
  return (
    <div className="form">
      <p className="lead">{texts.lead}</p>
      <FormFailure text={alert} />
      <SubmitButton
        className="button"
        label={texts.submit}
        busyLabel={texts.busy}
        isBusy={isBusy || state === 'done'}
        onClick={() => void run(act)}
      />
    </div>
  );
}
