import { useEffect, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { Failure } from '#widget/client/outcome.ts';
import { ResultNotice } from '../accounts/ResultNotice.tsx';
import { SessionProvider, useSession } from '../accounts/SessionProvider.tsx';
import { acceptInvitation, readInvitation } from './access-calls.ts';
import type { CharityProfileTexts } from './texts.ts';

type InvitationViewProps = {
  readonly language: Language;
  readonly texts: CharityProfileTexts['invitation'];
};
/** `invited` is the address of the account that the invitation is for. */
type InvitedProps = InvitationViewProps & { readonly invited: string };

const readToken = () => new URLSearchParams(location.search).get('token') ?? '';

/**
 * Accepts an invitation to edit a charity's profile (`?token`). It waits for the button, so that a mail program that
 * opens links accepts nothing.
 */
export function InvitationView(props: InvitationViewProps) {
  return (
    <SessionProvider>
      <View {...props} />
    </SessionProvider>
  );
}

function View({ language, texts }: InvitationViewProps) {
  const { user } = useSession();
  const [outcome, setOutcome] = useState<Awaited<ReturnType<typeof readInvitation>>>();
  useEffect(() => void readInvitation(readToken()).then(setOutcome), []);
  if (user === undefined || !outcome) return <Spinner label={texts.loading} row />;
  if (outcome.kind !== 'done') {
    if (outcome.status === 400) return <Refused language={language} texts={texts} />;
    return <Problem text={texts.failed} />;
  }
  const { email: invited } = outcome.value.doc;
  if (user === null) return <Visitor {...{ language, texts, invited }} />;
  if (user.role === 'charity' && user.email === invited)
    return <Acceptance {...{ language, texts, invited }} />;
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

function Problem({ text }: { readonly text: string }) {
  return (
    <p className="notice notice-error" role="alert">
      {text}
    </p>
  );
}

/** Leads to a login or a new account, and back here. */
function Visitor({ language, texts, invited }: InvitedProps) {
  const back = encodeURIComponent(location.pathname + location.search);
  return (
    <div className="form">
      <p className="lead">{texts.lead}</p>
      <p>{fillText(texts.for, { invited })}</p>
      <p>{texts.needsAccount}</p>
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

function Acceptance({ language, texts, invited }: InvitedProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<Failure>();

  async function accept(): Promise<void> {
    setBusy(true);
    const outcome = await acceptInvitation(readToken());
    if (outcome.kind === 'done')
      return location.assign(`/${language}/dashboard/charities/${outcome.value.doc.id}`);
    setFailure(outcome);
    setBusy(false);
  }

  if (failure?.status === 400) return <Refused language={language} texts={texts} />;
  return (
    <div className="form">
      <p className="lead">{texts.lead}</p>
      <p>{fillText(texts.for, { invited })}</p>
      {failure && <Problem text={failure.message ?? texts.failed} />}
      <button
        type="button"
        className="button"
        aria-busy={isBusy}
        disabled={isBusy}
        onClick={() => void accept()}
      >
        {isBusy ? texts.accepting : texts.accept}
      </button>
    </div>
  );
}
