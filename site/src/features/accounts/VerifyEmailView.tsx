import { useEffect, useRef, useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { api } from './api.ts';
import { ResultNotice } from './ResultNotice.tsx';
import { EarlierWorkPanel } from './EarlierWorkPanel.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { loginPath } from './login-path.ts';
import { useSession, withSession } from './SessionProvider.tsx';
import type { AccountTexts } from './texts.ts';
import { EmailField } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { useForm } from '#site/ui/use-form.ts';
import { checkEmail, toProblemMessages } from './checks.ts';
import { toFormErrors } from './form-errors.ts';
import { resendVerification } from './sign-up.ts';
import { getLinkToken, isLinkDead } from './use-link.ts';

type VerifyEmailViewProps = WithTexts<Pick<AccountTexts, 'common' | 'verify' | 'problems' | 'earlier'>>;
/**
 * Uses the link of a verification mail (`?token`): at once for a person who is logged in, else when the button is
 * pressed, because the link logs in and mail programs open links. Only the account itself can confirm a new address
 * (`&change`), so a visitor has to log in first. If the link does not work, the page offers a new one, without asking a
 * visitor to press the button.
 */
export const VerifyEmailView = withSession(View);

function View({ language, texts }: VerifyEmailViewProps) {
  const { user } = useSession();
  const { common, verify } = texts;
  const { step, message, verifyToken } = useVerification(language);
  switch (step) {
    case 'loginFirst':
      return (
        <div className="form">
          <p className="lead">{verify.changeText}</p>
          <a className="button" href={loginPath(location)}>
            {verify.login}
          </a>
        </div>
      );
    case 'checking':
      return <Spinner label={common.checking} row />;
    case 'asking':
      return (
        <div className="form">
          <p className="lead">{verify.elsewhereText}</p>
          <button type="button" className="button" onClick={() => void verifyToken()}>
            {verify.submit}
          </button>
        </div>
      );
    case 'verifying':
      return <Spinner label={verify.verifying} row />;
    case 'done':
    case 'already':
    case 'changeRefused':
      return <Verified step={step} language={language} texts={texts} />;
    case 'failed':
      return (
        <ResultNotice kind="error" heading={verify.failedHeading} text={message ?? texts.common.unreachable}>
          <button type="button" className="button" onClick={() => void verifyToken()}>
            {verify.retry}
          </button>
        </ResultNotice>
      );
    case 'refused':
    case 'missing':
      return (
        <div className="form">
          {step === 'refused' ? (
            <ResultNotice kind="error" heading={verify.refusedHeading} text={verify.refusedText} />
          ) : (
            <p className="lead">{verify.missingText}</p>
          )}
          <ResendForm language={language} texts={texts} email={user?.email ?? ''} key={user?.email ?? ''} />
        </div>
      );
  }
}

type VerifiedProps = VerifyEmailViewProps & { readonly step: 'done' | 'already' | 'changeRefused' };

/** Says that the address is confirmed, or was; after a refused change also which one it is. */
function Verified({ step, language, texts }: VerifiedProps) {
  const { user } = useSession();
  const { verify, earlier } = texts;
  const notices = {
    done: [verify.doneHeading, verify.doneText],
    already: [verify.alreadyHeading, verify.alreadyText],
    // This page does not know whether a used link did change the address, so it names the current one.
    changeRefused: [verify.refusedHeading, fillText(verify.changeRefused, { email: user?.email ?? '' })],
  } as const;
  // After a reload the link is used up, but what was made before may still wait for an answer.
  const isToReview = step !== 'changeRefused' && user?._unreviewed;
  const [heading, text] = notices[isToReview ? 'done' : step];
  return (
    <div>
      <ResultNotice kind={step === 'changeRefused' ? 'error' : 'success'} heading={heading} text={text}>
        {!isToReview && (
          <a className="button" href={`/${language}/${user ? 'dashboard' : 'login'}`}>
            {user ? verify.dashboard : verify.login}
          </a>
        )}
      </ResultNotice>
      {isToReview && <EarlierWorkPanel language={language} texts={earlier} />}
    </div>
  );
}

type State = 'waiting' | 'asking' | 'verifying' | 'done' | 'refused' | 'missing' | 'failed';
/** What the page shows; `asking` has the button for a visitor, and `loginFirst` leads one to the login. */
type Step = Exclude<State, 'waiting'> | 'checking' | 'loginFirst' | 'already' | 'changeRefused';

/** Uses the token of the page's address, at once or when the button is pressed. */
function useVerification(language: Language) {
  const { user, reload } = useSession();
  const [state, setState] = useState<State>('waiting');
  const [message, setMessage] = useState<string>();
  const hasStarted = useRef(false);
  const step = toStep(state, user);

  async function verifyToken(): Promise<void> {
    hasStarted.current = true;
    setState('verifying');
    const token = getLinkToken();
    if (token === '') {
      setState('missing');
      return;
    }
    const outcome = await callEndpoint(() => api.auth['verify-email'].$post({ json: { token } }));
    if (outcome.kind === 'done') {
      await reload();
      setState('done');
    } else {
      setMessage(outcome.message);
      setState(outcome.status === 400 ? 'refused' : 'failed');
    }
  }

  useEffect(() => {
    if (!hasStarted.current && user !== undefined && step === 'verifying') void verifyToken();
  });
  useEffect(() => {
    if (step !== 'checking') return;
    void isLinkDead(language).then((isDead) =>
      setState((now) => (now === 'waiting' ? (isDead ? 'refused' : 'asking') : now)),
    );
  }, [step, language]);
  return { step, message, verifyToken };
}

function toStep(state: State, user: User | null | undefined): Step {
  if (state === 'waiting' && user === null && isChange()) return 'loginFirst';
  if (state === 'waiting' && user === null && getLinkToken() !== '') return 'checking';
  if (state === 'asking' && user === null) return 'asking';
  if (state === 'waiting' || state === 'asking' || state === 'verifying') return 'verifying';
  if (state === 'done' || state === 'failed' || !user?._verified) return state;
  return isChange() ? 'changeRefused' : 'already';
}

const isChange = () => new URLSearchParams(location.search).has('change');

type ResendFormProps = WithTexts<Pick<AccountTexts, 'common' | 'verify' | 'problems'>> & {
  readonly email: string;
};

/** Sends another verification mail. The result is the same for every address. */
function ResendForm({ language, texts, email: known }: ResendFormProps) {
  const { common, verify, problems: sentences } = texts;
  const [isSent, setSent] = useState(false);
  const form = useForm({
    check: (values) => toProblemMessages(checkEmail(values), sentences),
    send: async ({ email = '' }) => {
      const outcome = await resendVerification(email, language);
      setSent(outcome.kind === 'done');
      return toFormErrors(outcome, { failed: verify.sendFailed });
    },
  });
  return (
    <Form state={form} submit={verify.resend} busy={verify.resending} done={isSent && verify.sent}>
      <EmailField label={common.email} {...form.field('email', { email: known })} />
    </Form>
  );
}
