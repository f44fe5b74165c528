import { AnswerStep } from './AnswerStep.tsx';
import { EndingPanel } from './EndingPanel.tsx';
import { FieldError } from './FieldError.tsx';
import { getButtonLabelKey, type Ending, type FlowState, type Credentials } from './flow.ts';
import { Icon } from './Icon.tsx';
import { Identity } from './Identity.tsx';
import type { SubscribeFlowProps } from './props.ts';
import { SignedInAs } from './SignedInAs.tsx';
import { useSubscribeFlow, type PartProps } from './use-subscribe-flow.ts';
import './subscribe.css';
import type { SubscribeTexts } from './texts.ts';
import type { RefObject } from 'react';
import { fillPlaces } from '../client/fill-text.ts';

/** The form to answer, log in or get an account, and leave for the payment provider (RULES.md, "Subscribing"). */
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
    // No landmark: a campaign may be on a partner's page twice, and landmarks need distinct names.
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
            ownPassword={links.forgotPassword}
            headingRef={refs.headingRef}
          />
        )}
        <Identity {...part} links={links} user={props.user} />
        <FieldError text={state.error} />
        <SubmitButton {...part} isResolvingUser={props.user === undefined} />
      </form>
      <TrustBlock texts={texts} links={links} />
    </section>
  );
}

type EndedFlowProps = PartProps & Pick<SubscribeFlowProps, 'endings' | 'links'> & { readonly ending: Ending };

/** What a fan sees who takes part already. */
function EndedFlow({ ending, endings, links, control, busy, texts }: EndedFlowProps) {
  const { state, refs, logOut } = control;
  return (
    <section className="sf">
      <EndingPanel
        {...endings[ending]}
        icon={ending === 'paid' ? 'check' : 'clock'}
        stored={state.stored}
        headingRef={refs.headingRef}
      >
        <a className="button" href={links.dashboard}>
          {texts.toDashboard}
        </a>
      </EndingPanel>
      {state.person && (
        <SignedInAs person={state.person} busy={busy} texts={texts} onLogOut={() => void logOut()} />
      )}
    </section>
  );
}

/** The one button. While busy it keeps the focus and takes no second press. */
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

/** The steps: answer, account, payment. A session completes the account step. */
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
  if (state.credentials) return state.checkout === null ? 1 : 2;
  return 0;
}

type CredentialsPanelProps = {
  readonly credentials: Credentials;
  readonly texts: SubscribeTexts;
  /** Where the fan sets a password of their own. */
  readonly ownPassword: string;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** A new account, and behind a disclosure its e-mail address and password, shown only once (RULES.md, "Money"). */
function CredentialsPanel({ credentials, texts, ownPassword, headingRef }: CredentialsPanelProps) {
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
          <dt>{texts.credentialsPassword}</dt>
          <dd translate="no">{credentials.password}</dd>
        </dl>
        <a href={ownPassword} target="_blank" rel="noopener">
          {texts.credentialsOwn}
        </a>
      </details>
    </section>
  );
}

/** The methods, provider and terms of the payment, below the button that starts it. */
function TrustBlock({ texts, links }: Pick<SubscribeFlowProps, 'texts' | 'links'>) {
  const methods = [
    texts.methodCard,
    'iDEAL | Wero',
    'PayPal',
    texts.methodTransfer,
    'Bancontact',
    'Apple Pay',
    'Google Pay',
    texts.methodDebit,
  ];
  return (
    <div className="sf-trust">
      <h3>
        <Icon name="lock" />
        {texts.trustTitle}
      </h3>
      <p>{`${texts.trustOnce} ${texts.trustProvider}`}</p>
      <ul className="sf-methods" aria-label={texts.methods}>
        {methods.map((method) => (
          <li key={method}>{method}</li>
        ))}
      </ul>
      <p>
        {texts.minimumAge} {renderLegalText(texts, links)}
      </p>
    </div>
  );
}

/** Renders the legal sentence with its two links where the language puts them. */
function renderLegalText(texts: SubscribeFlowProps['texts'], links: SubscribeFlowProps['links']) {
  return texts.legal.split(/(\{terms\}|\{privacy\})/).map((part) => {
    const name = part === '{terms}' ? 'terms' : part === '{privacy}' ? 'privacy' : undefined;
    if (!name) return part;
    return (
      <a key={name} href={links[name]} target="_blank" rel="noopener">
        {texts[name]}
      </a>
    );
  });
}
