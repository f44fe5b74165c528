import { AnswerStep } from './AnswerStep.tsx';
import { AnswerFigure, EndingPanel } from './EndingPanel.tsx';
import { FieldError } from './FieldError.tsx';
import { getButtonLabelKey, type Ending, type FlowState, type Credentials } from './flow.ts';
import { Icon } from './Icon.tsx';
import { Identity, OtherWays } from './PasswordStep.tsx';
import type { SubscribeFlowProps } from './props.ts';
import { SignedInAs } from './SignedInAs.tsx';
import { TrustBlock } from './TrustBlock.tsx';
import { useSubscribeFlow, type PartProps } from './use-subscribe-flow.ts';
import './subscribe.css';
import type { SubscribeTexts } from './texts.ts';
import type { RefObject } from 'react';
import { fillPlaces } from '../client/fill-text.ts';
import { useCopy } from '../client/use-copy.ts';

/** The form to answer, log in or create an account, and go to the payment provider (RULES.md, "Subscribing"). */
export function SubscribeFlow(props: SubscribeFlowProps) {
  const { texts, links, campaign, question, questionIn } = props;
  const control = useSubscribeFlow(props);
  const { state, refs } = control;
  const part = { control, busy: state.activity !== 'idle', texts };
  const isElsewhere = props.isConfirmedElsewhere && state.step === 'email';
  const isBlocked = state.isReady && state.error === undefined && props.canKeepSession?.() === false;
  const whenOpened = isElsewhere ? 'confirmedElsewhere' : props.paymentCancelled && 'paymentCancelled';
  const notice = isBlocked ? 'cookiesBlocked' : whenOpened;

  if (state.ending) return <EndedFlow {...part} {...props} ending={state.ending} />;
  return (
    // No landmark: a partner's page may contain a campaign twice, and landmarks need distinct names.
    <section className="sf">
      <div className="sf-head">
        <h2>{texts.title}</h2>
        <p className="help">{props.priceLine}</p>
      </div>
      <StepList state={state} texts={texts} />
      {notice && (
        <p className="notice notice-info" role="status">
          <Icon name="info" />
          <span>{texts[notice]}</span>
        </p>
      )}
      <form
        className="form"
        method="post"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void control.submit();
        }}
      >
        {question.trim() !== '' && (
          <AnswerStep
            {...part}
            question={question}
            questionIn={questionIn}
            celebrityName={campaign.celebrityName}
          />
        )}
        {state.credentials && (
          <CredentialsPanel
            credentials={state.credentials}
            texts={texts}
            links={links}
            headingRef={refs.headingRef}
          />
        )}
        <Identity {...part} user={props.user} />
        <FieldError text={state.error} />
        <SubmitButton {...part} isResolvingUser={props.user === undefined} />
        {state.step === 'password' && <OtherWays {...part} links={links} />}
      </form>
      <TrustBlock texts={texts} links={links} />
    </section>
  );
}

type EndedFlowProps = PartProps & Pick<SubscribeFlowProps, 'endings' | 'links'> & { readonly ending: Ending };

/** Shown to a fan who already takes part. */
function EndedFlow({ ending, endings, links, control, texts }: EndedFlowProps) {
  const { state, refs, logOut } = control;
  return (
    <section className="sf">
      <EndingPanel {...endings[ending]} headingRef={refs.headingRef}>
        {state.stored && <AnswerFigure stored={state.stored} />}
        <a className="button" href={links.dashboard}>
          {texts.toDashboard}
        </a>
      </EndingPanel>
      {state.person && <SignedInAs person={state.person} texts={texts} onLogOut={() => void logOut()} />}
    </section>
  );
}

/** The only submit button. While busy, it keeps the focus and ignores presses. */
function SubmitButton(props: PartProps & { readonly isResolvingUser: boolean }) {
  const { busy, texts, isResolvingUser } = props;
  const { state } = props.control;
  return (
    <div className="sf-submit">
      <button
        type="submit"
        className="button"
        disabled={!state.isReady || (isResolvingUser && state.step === 'email')}
        aria-disabled={busy || undefined}
        aria-busy={busy}
      >
        {texts[getButtonLabelKey(state)]}
      </button>
      {state.activity === 'leaving' && state.checkout !== null && (
        <p className="help" role="status">
          {texts.leaving} <a href={state.checkout}>{texts.leavingLink}</a>
        </p>
      )}
    </div>
  );
}

/** Shows the steps: answer, account, payment. A session completes the account step. */
function StepList({ state, texts }: { readonly state: FlowState; readonly texts: SubscribeTexts }) {
  const steps = [texts.stepAnswer, texts.stepAccount, texts.stepPayment];
  const at = getStepIndex(state);
  return (
    <ol className="sf-steps" aria-label={texts.steps}>
      {steps.map((step, index) => (
        <li
          key={step}
          className={index < at || (index === 1 && state.person) ? 'sf-done' : ''}
          aria-current={index === at ? 'step' : undefined}
        >
          {step}
        </li>
      ))}
    </ol>
  );
}

function getStepIndex(state: FlowState): number {
  if (state.activity === 'leaving' || state.activity === 'subscribing') return 2;
  if (state.step === 'password' || state.activity === 'authenticating') return 1;
  return state.credentials ? 2 : 0;
}

type CredentialsPanelProps = Pick<SubscribeFlowProps, 'texts' | 'links'> & {
  readonly credentials: Credentials;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Shows a new account and, when opened, its e-mail address and password, only once (RULES.md, "Money"). */
function CredentialsPanel({ credentials, texts, links, headingRef }: CredentialsPanelProps) {
  const [isCopied, copy] = useCopy(credentials.password);
  return (
    <section className="sf-credentials">
      <h3 ref={headingRef} tabIndex={-1}>
        <Icon name="key" />
        {texts.credentialsTitle}
      </h3>
      <p>{fillPlaces(texts.credentialsNext, { email: credentials.email })}</p>
      <details>
        <summary>{texts.credentialsMade}</summary>
        <p>{texts.credentialsOnce}</p>
        <dl>
          <dt>{texts.credentialsEmail}</dt>
          <dd translate="no">{credentials.email}</dd>
          <dt className="sf-row">
            {texts.credentialsPassword}
            <button type="button" className="link" aria-live="polite" onClick={() => void copy()}>
              {isCopied ? texts.copied : texts.copyPassword}
            </button>
          </dt>
          <dd translate="no">{credentials.password}</dd>
        </dl>
        <a href={links.forgotPassword} target="_blank" rel="noopener">
          {texts.credentialsOwn}
        </a>
      </details>
    </section>
  );
}
