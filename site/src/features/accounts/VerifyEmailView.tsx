import { useEffect, useRef, useState } from 'react';
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

type VerifyEmailViewProps = WithTexts<Pick<AccountTexts, 'common' | 'verify' | 'problems' | 'earlier'>>;
type State = 'waiting' | 'verifying' | 'done' | 'refused' | 'missing' | 'failed';

/**
 * Uses the link of a verification mail (`?token`): at once for a person who is logged in, else when the button is
 * pressed, because the link logs in and mail programs open links. Only the account itself can confirm a new address
 * (`&change`), so a visitor has to log in first. If the link does not work, the page offers a new one.
 */
export const VerifyEmailView = withSession(View);

function View({ language, texts }: VerifyEmailViewProps) {
  const { user } = useSession();
  const { verify } = texts;
  const { state, message, isAsked, needsLogin, verifyToken } = useVerification();
  const isChange = () => getQuery().has('change');
  const isReviewDue = user?._unreviewed === true;
  const nextLink = (
    <a className="button" href={`/${language}/${user ? 'dashboard' : 'login'}`}>
      {user ? verify.dashboard : verify.login}
    </a>
  );

  if (needsLogin) {
    return (
      <div className="form">
        <p className="lead">{verify.changeText}</p>
        <a className="button" href={loginPath(location)}>
          {verify.login}
        </a>
      </div>
    );
  }
  if (state === 'verifying' || (state === 'waiting' && !isAsked))
    return <Spinner label={verify.verifying} row />;
  if (state === 'done' || (state === 'refused' && isReviewDue && !isChange())) {
    return (
      <div>
        <ResultNotice heading={verify.doneHeading} text={verify.doneText}>
          {!isReviewDue && nextLink}
        </ResultNotice>
        {isReviewDue && <EarlierWorkPanel language={language} texts={texts.earlier} />}
      </div>
    );
  }
  if (user?._verified && state !== 'failed') {
    // This page does not know whether a used link did change the address, so it names the current one.
    return isChange() ? (
      <ResultNotice
        kind="error"
        heading={verify.refusedHeading}
        text={fillText(verify.changeRefused, { email: user.email })}
      >
        {nextLink}
      </ResultNotice>
    ) : (
      <ResultNotice heading={verify.alreadyHeading} text={verify.alreadyText}>
        {nextLink}
      </ResultNotice>
    );
  }
  if (isAsked) {
    return (
      <div className="form">
        <p className="lead">{verify.elsewhereText}</p>
        <button type="button" className="button" onClick={() => void verifyToken()}>
          {verify.submit}
        </button>
      </div>
    );
  }
  if (state === 'failed') {
    return (
      <ResultNotice kind="error" heading={verify.failedHeading} text={message ?? texts.common.unreachable}>
        <button type="button" className="button" onClick={() => void verifyToken()}>
          {verify.retry}
        </button>
      </ResultNotice>
    );
  }
  return (
    <div className="form">
      {state === 'refused' && (
        <ResultNotice kind="error" heading={verify.refusedHeading} text={verify.refusedText} />
      )}
      {state === 'missing' && <p className="lead">{verify.missingText}</p>}
      <ResendForm language={language} texts={texts} email={user?.email ?? ''} key={user?.email ?? ''} />
    </div>
  );
}

/** Uses the token of the page's address, at once or when the button is pressed. */
function useVerification() {
  const { user, reload } = useSession();
  const [state, setState] = useState<State>('waiting');
  const [message, setMessage] = useState<string>();
  const hasStarted = useRef(false);

  async function verifyToken(): Promise<void> {
    setState('verifying');
    const token = getToken();
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

  const isLoggedOut = state === 'waiting' && user === null;
  const needsLogin = isLoggedOut && getQuery().has('change');
  const isAsked = isLoggedOut && !needsLogin && getToken() !== '';
  useEffect(() => {
    if (hasStarted.current || user === undefined || isAsked || needsLogin) return;
    hasStarted.current = true;
    void verifyToken();
  });
  return { state, message, isAsked, needsLogin, verifyToken };
}

const getQuery = () => new URLSearchParams(location.search);

const getToken = () => getQuery().get('token') ?? '';

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
