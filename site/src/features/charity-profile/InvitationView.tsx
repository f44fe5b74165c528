import { useState } from 'react';
import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Spinner } from '#site/ui/Spinner.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { ResultNotice } from '../accounts/ResultNotice.tsx';
import { SessionProvider, useSession } from '../accounts/SessionProvider.tsx';
import { acceptInvitation } from './access-calls.ts';
import type { CharityProfileTexts } from './texts.ts';

type InvitationViewProps = {
  readonly language: Language;
  readonly texts: CharityProfileTexts['invitation'];
};
type State = 'asking' | 'busy' | 'refused' | 'failed';

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
  if (user === undefined) return <Spinner label={texts.loading} row />;
  if (user === null) return <Visitor language={language} texts={texts} />;
  if (user.role === 'charity') return <Acceptance user={user} language={language} texts={texts} />;
  return (
    <ResultNotice
      kind="error"
      heading={texts.wrongRoleHeading}
      text={fillText(texts.wrongRoleText, { email: user.email })}
    >
      <a className="button button-secondary" href={`/${language}/logout`}>
        {texts.logout}
      </a>
    </ResultNotice>
  );
}

/** Leads to a login or a new account, and back here. */
function Visitor({ language, texts }: InvitationViewProps) {
  const back = encodeURIComponent(location.pathname + location.search);
  return (
    <div className="form">
      <p className="lead">{texts.lead}</p>
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

function Acceptance({ user, language, texts }: InvitationViewProps & { readonly user: User }) {
  const [state, setState] = useState<State>('asking');
  const dashboard = `/${language}/dashboard/charity`;

  async function accept(): Promise<void> {
    setState('busy');
    const outcome = await acceptInvitation(new URLSearchParams(location.search).get('token') ?? '');
    if (outcome.kind === 'done') location.assign(`/${language}/dashboard/charities/${outcome.value.doc.id}`);
    else setState(outcome.status === 400 ? 'refused' : 'failed');
  }

  if (state === 'refused') {
    return (
      <ResultNotice kind="error" heading={texts.refusedHeading} text={texts.refusedText}>
        <a className="button button-secondary" href={dashboard}>
          {texts.myCharity}
        </a>
      </ResultNotice>
    );
  }
  return (
    <div className="form">
      <p className="lead">{texts.lead}</p>
      <p>{fillText(texts.as, { email: user.email })}</p>
      {state === 'failed' && (
        <p className="notice notice-error" role="alert">
          {texts.failed}
        </p>
      )}
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
