import { EMAIL_MAX } from '#api/accounts/rules.ts';
import { FlowField } from './FlowField.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { SubscribeFlowProps } from './props.ts';
import { SignedInAs } from './SignedInAs.tsx';
import type { PartProps } from './use-subscribe-flow.ts';

/** The participant: an e-mail address, a password for it, or the person who is logged in. */
export function Identity({ links, user, ...part }: PartProps & Pick<SubscribeFlowProps, 'links' | 'user'>) {
  const { busy, texts } = part;
  const { state, logOut } = part.control;
  if (state.step === 'password') return <PasswordStep {...part} forgotPassword={links.forgotPassword} />;
  if (state.step === 'authenticated') {
    const { person } = state;
    if (state.credentials || !person) return null;
    return <SignedInAs person={person} busy={busy} texts={texts} onLogOut={() => void logOut()} />;
  }
  if (user !== undefined || !state.isReady) return <EmailField {...part} />;
  // The session is loading.
  return (
    <div className="sf-looking" role="status">
      <span className="visually-hidden">{texts.lookingForYou}</span>
    </div>
  );
}

/** The e-mail address of a visitor who is not logged in. */
function EmailField({ control, busy, texts }: PartProps) {
  const { state, refs, type } = control;
  return (
    <FlowField
      label={texts.email}
      help={texts.emailHelp}
      error={state.errors.email}
      ref={refs.emailRef}
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      maxLength={EMAIL_MAX}
      value={state.email}
      readOnly={busy}
      onChange={(event) => type('email', event.currentTarget.value)}
    />
  );
}
