import { AnswerStep } from './AnswerStep.tsx';
import { CredentialsPanel } from './CredentialsPanel.tsx';
import { EmailField } from './EmailField.tsx';
import { EndingPanel } from './EndingPanel.tsx';
import { FieldError } from './FieldError.tsx';
import { getButtonLabelKey } from './flow.ts';
import { Icon } from './Icon.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import type { SubscribeFlowProps } from './props.ts';
import { StepList } from './StepList.tsx';
import { TrustBlock } from './TrustBlock.tsx';
import { useSubscribeFlow, type SubscribeFlowControl } from './use-subscribe-flow.ts';
import { IdentityLoading, SignedInAs } from './SignedInAs.tsx';
import './subscribe.css';

/** The form to answer, log in or get an account, and leave for the payment provider (RULES.md, "Subscribing"). */
export function SubscribeFlow(props: SubscribeFlowProps) {
  const { texts, links, campaign, question } = props;
  const control = useSubscribeFlow(props);
  const { state, refs } = control;
  const busy = state.activity !== 'idle';
  const isElsewhere = props.isConfirmedElsewhere && state.step === 'email';
  const notice = isElsewhere ? 'confirmedElsewhere' : props.paymentCancelled && 'paymentCancelled';

  if (state.ending) return <Ending {...props} control={control} busy={busy} ending={state.ending} />;
  return (
    // No landmark: a campaign may be on a partner's page twice, and landmarks need distinct names.
    <section className="sf">
      <div className="sf-head">
        <h2 className="sf-title">{texts.title}</h2>
        <p className="sf-help">{props.priceLine}</p>
      </div>
      <StepList state={state} texts={texts} />
      {notice && (
        <p className="sf-notice" role="status">
          <Icon name="info" />
          <span>{texts[notice]}</span>
        </p>
      )}
      <form
        className="sf-form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void control.submit();
        }}
      >
        {question.trim() !== '' && (
          <AnswerStep
            isDone={state.step === 'password' || state.credentials !== null}
            question={question}
            celebrityName={campaign.celebrityName}
            value={state.answer}
            error={state.errors.answer}
            readOnly={busy}
            texts={texts}
            inputRef={refs.answerRef}
            onType={(value) => control.type('answer', value)}
          />
        )}
        {state.credentials && (
          <CredentialsPanel
            credentials={state.credentials}
            texts={texts}
            ownPassword={links.forgotPassword}
            headingRef={refs.headingRef}
          />
        )}
        <Identity {...props} control={control} busy={busy} />
        <FieldError text={state.error} />
        <SubmitButton
          texts={texts}
          control={control}
          busy={busy}
          isResolvingUser={props.user === undefined}
        />
      </form>
      <TrustBlock texts={texts} links={links} />
    </section>
  );
}

function Ending({
  control,
  busy,
  ending,
  texts,
  links,
}: SubscribeFlowProps &
  PartProps & { readonly ending: NonNullable<SubscribeFlowControl['state']['ending']> }) {
  const { state, refs, logOut } = control;
  const isPaid = ending === 'alreadySubscribed';
  return (
    <section className="sf">
      <EndingPanel
        icon={isPaid ? 'check' : 'clock'}
        title={texts[ending]}
        text={isPaid ? texts.alreadyHelp : texts.inProgressHelp}
        stored={state.stored}
        headingRef={refs.headingRef}
      >
        <a className="sf-button" href={links.dashboard}>
          {texts.toDashboard}
        </a>
      </EndingPanel>
      {state.person && (
        <SignedInAs person={state.person} busy={busy} texts={texts} onLogOut={() => void logOut()} />
      )}
    </section>
  );
}

type PartProps = { readonly control: SubscribeFlowControl; readonly busy: boolean };

/** The participant: an e-mail address, a password for it, or the person who is logged in. */
function Identity({ control, busy, texts, links, user }: SubscribeFlowProps & PartProps) {
  const { state, refs, type } = control;
  if (state.step === 'password') {
    return (
      <PasswordStep
        state={state}
        readOnly={busy}
        texts={texts}
        forgotPassword={links.forgotPassword}
        inputRef={refs.passwordRef}
        onType={(value) => type('password', value)}
        onOtherEmail={control.changeEmail}
        onMailCode={() => void control.mailCode()}
        onPassword={control.askPassword}
      />
    );
  }
  if (state.step === 'authenticated') {
    if (state.credentials || !state.person) return null;
    return (
      <SignedInAs person={state.person} busy={busy} texts={texts} onLogOut={() => void control.logOut()} />
    );
  }
  if (user === undefined && state.isReady) return <IdentityLoading texts={texts} />;
  return (
    <EmailField
      value={state.email}
      error={state.errors.email}
      readOnly={busy}
      texts={texts}
      inputRef={refs.emailRef}
      onType={(value) => type('email', value)}
    />
  );
}

/** The one button. While busy it keeps the focus and takes no second press. */
function SubmitButton(
  props: PartProps & Pick<SubscribeFlowProps, 'texts'> & { readonly isResolvingUser: boolean },
) {
  const { control, busy, texts, isResolvingUser } = props;
  const { state } = control;
  return (
    <div className="sf-submit">
      <button
        type="submit"
        className="sf-button"
        disabled={!state.isReady || (isResolvingUser && state.step === 'email')}
        aria-disabled={busy || undefined}
        aria-busy={busy}
      >
        {texts[getButtonLabelKey(state)]}
      </button>
      {state.activity === 'leaving' && state.checkout !== null && (
        <p className="sf-help" role="status">
          {texts.leaving} <a href={state.checkout}>{texts.leavingLink}</a>
        </p>
      )}
    </div>
  );
}
