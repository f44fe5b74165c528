import { useEffect, useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { ResultNotice } from '../accounts/ResultNotice.tsx';
import { useSession, withSession } from '../accounts/SessionProvider.tsx';
import { acceptInvitation, readInvitation } from './access-calls.ts';
import type { CharityProfileTexts } from './texts.ts';

type InvitationViewProps = {
  readonly language: Language;
  readonly texts: CharityProfileTexts['invitation'];
};

const readToken = () => new URLSearchParams(location.search).get('token') ?? '';

/**
 * Accepts an invitation to edit a charity's profile (`?token`). It waits for the button, so that a mail program that
 * opens links accepts nothing.
 */
export const InvitationView = withSession(View);

function View({ language, texts }: InvitationViewProps) {
  const { user } = useSession();
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof readInvitation>>>();
  useEffect(() => void readInvitation(readToken()).then(setOutcome), []);
  if (user === undefined || !outcome) return <Spinner label={texts.loading} row />;
  if (outcome.kind !== 'done')
    return outcome.status === 400 ? (
      <Refused language={language} texts={texts} />
    ) : (
      <FormFailure text={texts.failed} />
    );
  const { email: invited } = outcome.value.doc;
  if (user === null) return <Visitor invited={invited} language={language} texts={texts} />;
  if (user.role === 'charity' && user.email === invited)
    return <Acceptance user={user} language={language} texts={texts} />;
  return (
    <ResultNotice
      kind="error"
      heading={texts.otherHeading}
      text={fillText(texts.otherText, { invited, email: user.email })}
    >
      <a className="button button-secondary" href={`/${language}/logout`}>
        {texts.logout}
      </a>
    </ResultNotice>
  );
}

function Refused({ language, texts }: InvitationViewProps) {
  return (
    <ResultNotice kind="error" heading={texts.refusedHeading} text={texts.refusedText}>
      <a className="button button-secondary" href={`/${language}/dashboard/charity`}>
        {texts.myCharity}
      </a>
    </ResultNotice>
  );
}

/** Leads to a login or a new account, and back here. */
function Visitor({ invited, language, texts }: InvitationViewProps & { readonly invited: string }) {
  const back = encodeURIComponent(location.pathname + location.search);
  return (
    <div className="form">
      <p className="lead">{texts.lead}</p>
      <p>{fillText(texts.needsAccount, { invited })}</p>
      <p className="row">
        <a className="button" href={`/${language}/register?role=charity&redirect=${back}`}>
          {texts.register}
        </a>
        <a className="button button-secondary" href={`/${language}/login?redirect=${back}`}>
          {texts.login}
        </a>
      </p>
    </div>
  );
}

function Acceptance({ user, language, texts }: InvitationViewProps & { readonly user: User }) {
  const { isBusy, alert, run } = useCall();
  const [isRefused, setRefused] = useState(false);

  async function accept(): Promise<string | undefined> {
    const outcome = await acceptInvitation(readToken());
    if (outcome.kind === 'done') location.assign(`/${language}/dashboard/charities/${outcome.value.doc.id}`);
    // Another account was logged in meanwhile, in another tab.
    else if (outcome.status === 409) location.reload();
    else if (outcome.status === 400) setRefused(true);
    else return texts.failed;
    return undefined;
  }

  if (isRefused) return <Refused language={language} texts={texts} />;
  return (
    <div className="form">
      <p className="lead">{texts.lead}</p>
      <p>{fillText(texts.as, { email: user.email })}</p>
      <FormFailure text={alert} />
      <SubmitButton
        className="button"
        label={texts.accept}
        busyLabel={texts.accepting}
        isBusy={isBusy}
        onClick={() => void run(accept)}
      />
    </div>
  );
}
