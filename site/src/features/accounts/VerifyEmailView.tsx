import { useEffect, useEffectEvent, useState } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { api } from './api.ts';
import { ResultNotice } from './ResultNotice.tsx';
import { EarlierWorkPanel } from './EarlierWorkPanel.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { Outcome } from '#widget/client/outcome.ts';
import { loginPath } from './login-path.ts';
import { useSession, withSession } from './SessionProvider.tsx';
import type { AccountTexts } from './texts.ts';
import { EmailField } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { useForm } from '#site/ui/use-form.ts';
import { checkEmail, toProblemMessages } from './checks.ts';
import { toFormErrors } from './form-errors.ts';
import { resendVerification } from './sign-up.ts';
import { getLinkToken, useLink } from './use-link.ts';

type VerifyEmailViewProps = WithTexts<Pick<AccountTexts, 'common' | 'verify' | 'problems' | 'earlier'>>;
/**
 * Uses the link of a verification mail (`?token`): at once for a person who is logged in, else when the button is
 * pressed, because the link logs in and mail programs open links. Only the account itself can confirm a new address
 * (`&change`), so a visitor has to log in first. If the link does not work, the page offers a new one, without asking a
 * visitor to press the button.
 */
export const VerifyEmailView = withSession(View);

function View(props: VerifyEmailViewProps) {
  const { user } = useSession();
  const { verify, common } = props.texts;
  const { outcome, isBusy, verifyToken } = useVerification();
  const verifying = <Spinner label={verify.verifying} row />;
  if (user === undefined || isBusy) return verifying;
  if (!outcome && user === null && isChange())
    return (
      <div className="form">
        <p className="lead">{verify.changeText}</p>
        <a className="button" href={loginPath(location)}>
          {verify.login}
        </a>
      </div>
    );
  if (!outcome && getLinkToken() !== '')
    return user === null ? <Visitor {...props} onConfirm={verifyToken} /> : verifying;
  if (outcome?.kind === 'done') return <Verified {...props} step="done" />;
  if (outcome && outcome.status !== 400)
    return (
      <ResultNotice kind="error" heading={verify.failedHeading} text={outcome.message ?? common.unreachable}>
        <button type="button" className="button" onClick={() => void verifyToken()}>
          {verify.retry}
        </button>
      </ResultNotice>
    );
  if (user?._verified) return <Verified {...props} step={isChange() ? 'changeRefused' : 'already'} />;
  return <Unverified {...props} isMissing={!outcome} />;
}

/** Asks a visitor to press a button, if the link still works. */
function Visitor({
  onConfirm,
  ...props
}: VerifyEmailViewProps & { readonly onConfirm: () => Promise<void> }) {
  const { language, texts } = props;
  const { state } = useLink(language);
  if (state === 'checking') return <Spinner label={texts.common.checking} row />;
  if (state === 'refused') return <Unverified {...props} isMissing={false} />;
  return (
    <div className="form">
      <p className="lead">{texts.verify.elsewhereText}</p>
      <button type="button" className="button" onClick={() => void onConfirm()}>
        {texts.verify.submit}
      </button>
    </div>
  );
}

/** Says that the link does not work, or is missing, and offers a new one. */
function Unverified({ isMissing, ...props }: VerifyEmailViewProps & { readonly isMissing: boolean }) {
  const { user } = useSession();
  const { verify } = props.texts;
  const email = user?.email ?? '';
  return (
    <div className="form">
      {isMissing ? (
        <p className="lead">{verify.missingText}</p>
      ) : (
        <ResultNotice kind="error" heading={verify.refusedHeading} text={verify.refusedText} />
      )}
      <ResendForm {...props} email={email} key={email} />
    </div>
  );
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

/** Uses the token of the page's address, at once for a person who is logged in. */
function useVerification() {
  const { user, reload } = useSession();
  const [outcome, setOutcome] = useState<Outcome<unknown>>();
  const { isBusy, run } = useCall();
  const verifyToken = () =>
    run(async () => {
      const json = { token: getLinkToken() };
      const verified = await api.auth['verify-email'].$post({ json });
      if (verified.kind === 'done') await reload();
      setOutcome(verified);
      return undefined;
    });
  const start = useEffectEvent(() => {
    if (!outcome && getLinkToken() !== '') void verifyToken();
  });
  const isPerson = Boolean(user);
  useEffect(() => {
    if (isPerson) start();
  }, [isPerson]);
  return { outcome, isBusy, verifyToken };
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
