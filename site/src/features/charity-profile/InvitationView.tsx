import { useEffect, useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
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
type State = 'asking' | 'busy' | 'refused' | 'failed';

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
      <Failed text={texts.failed} />
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

function Failed({ text }: { readonly text: string }) {
  return (
    <p className="notice notice-error" role="alert">
      {text}
    </p>
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
  const [state, setState] = useState<State>('asking');

  async function accept(): Promise<void> {
    setState('busy');
    const outcome = await acceptInvitation(readToken());
    if (outcome.kind === 'done') location.assign(`/${language}/dashboard/charities/${outcome.value.doc.id}`);
    // Another account was logged in meanwhile, in another tab.
    else if (outcome.status === 409) location.reload();
    else setState(outcome.status === 400 ? 'refused' : 'failed');
  }

  if (state === 'refused') return <Refused language={language} texts={texts} />;
  return (
    <div className="form">
      <p className="lead">{texts.lead}</p>
      <p>{fillText(texts.as, { email: user.email })}</p>
      {state === 'failed' && <Failed text={texts.failed} />}
      <button
        type="button"
        className="button"
        aria-busy={state === 'busy'}
        disabled={state === 'busy'}
        onClick={() => void accept()}
      >
        {state === 'busy' ? texts.accepting : texts.accept}
      </button>
    </div>
  );
}
