import {
  SUBSCRIBE_DELAY_MS,
  findAnswerProblem,
  findEmailProblem,
  type SubscribeProblem,
} from '#api/submissions/rules.ts';
import { toFailure, type Failure } from '../client/outcome.ts';
import { findEnding, type PasskeyOutcome } from './api.ts';
import { saveCodeRequest } from './draft.ts';
import type { Credentials, Ending, Field, FlowEvent, FlowState, Person } from './flow.ts';
import type { SubscribeFlowProps } from './props.ts';

export type FlowContext = Omit<SubscribeFlowProps, 'user' | 'links'> & {
  readonly dispatch: (event: FlowEvent) => void;
  /** True once the form is unmounted, or restored from the back/forward cache. */
  readonly isCancelled: () => boolean;
};

/** Does what the button says at the current step (RULES.md, "Subscribing"). */
export async function submitFlow(state: FlowState, ctx: FlowContext): Promise<void> {
  const { texts } = ctx;
  const problems = validateFields(state, ctx.question.trim() !== '');
  if (state.checkout !== null) goToCheckout(state.checkout, ctx);
  else if (ctx.canKeepSession?.() === false) showFailure(texts.cookiesBlocked, ctx);
  else if (problems.length > 0) {
    showFieldErrors(Object.fromEntries(problems.map(([field, problem]) => [field, texts[problem]])), ctx);
  } else if (state.step === 'authenticated') await pay(state, ctx, state.credentials !== null);
  else if (state.step === 'password' && state.way === 'mail') await mailCode(state, ctx);
  else await identify(state, ctx);
}

/** Authenticates a fan or creates an account, and continues to the payment. */
async function identify(state: FlowState, ctx: FlowContext): Promise<void> {
  const { dispatch, isCancelled, texts } = ctx;
  dispatch({ type: 'started', activity: 'authenticating' });
  const outcome = await ctx.calls.auth({
    email: state.email.trim(),
    ...toSecret(state),
    campaignId: ctx.campaign.id,
    language: ctx.language,
  });
  if (isCancelled()) return;
  if (outcome.kind !== 'done') {
    const isWrong = state.step === 'password' && (outcome.status === 401 || 'code' in outcome.problems);
    if (isWrong) showFieldErrors({ password: getFailureMessage(outcome, ctx) }, ctx);
    else showRefusal(outcome, ctx);
    return;
  }
  const { value } = outcome;
  switch (value.action) {
    case 'requirePassword':
      if (ctx.isConfirmedElsewhere)
        dispatch({ type: 'passwordAsked', message: texts.confirmedElsewhere, way: 'mail' });
      else {
        dispatch({ type: 'passwordAsked', message: value.message, way: 'password' });
        ctx.onToast('success', value.message);
      }
      break;
    case 'authenticated':
      await goOn(state, ctx, value.user, null);
      break;
    case 'accountCreated':
      await goOn(state, ctx, value.user, value.credentials);
      break;
    // A newer API may respond with another action.
    default:
      showRefusal(toFailure(200, value), ctx);
  }
}

function toSecret({ step, way, password, codeRequest }: FlowState) {
  if (step !== 'password') return {};
  return way === 'code' ? { code: password, codeRequest } : { password };
}

async function goOn(state: FlowState, ctx: FlowContext, person: Person, credentials: Credentials | null) {
  ctx.dispatch({ type: 'authenticated', person, credentials });
  ctx.onSession?.(true);
  saveCodeRequest('');
  await delay(SUBSCRIBE_DELAY_MS);
  if (!ctx.isCancelled()) await pay(state, ctx, (credentials ?? state.credentials) !== null);
}

/** Mails a code to the account's address; the login takes it instead of the password. */
export async function mailCode(state: FlowState, ctx: FlowContext): Promise<void> {
  const { dispatch, language, texts } = ctx;
  dispatch({ type: 'started', activity: 'authenticating' });
  const email = state.email.trim();
  // The link in the same mail leads back to this campaign.
  const redirect = `/${language}/campaigns/${ctx.campaign.slug}`;
  const outcome = await ctx.calls.mailCode({ email, language, redirect });
  if (ctx.isCancelled()) return;
  if (outcome.kind === 'done') {
    const { codeRequest } = outcome.value;
    saveCodeRequest(codeRequest);
    dispatch({ type: 'passwordAsked', message: texts.codeSent, way: 'code', codeRequest });
  } else showRefusal(outcome, ctx);
}

/** Logs in with a passkey of the device and continues; with another account's, only once the person sees that. */
export async function logInByPasskey(
  state: FlowState,
  ctx: FlowContext,
  call: () => Promise<PasskeyOutcome>,
): Promise<void> {
  ctx.dispatch({ type: 'started', activity: 'authenticating' });
  const outcome = await call();
  if (ctx.isCancelled()) return;
  if (outcome.kind === 'stopped') showFailure(ctx.texts.passkeyStopped, ctx);
  else if (outcome.kind !== 'done') showRefusal(outcome, ctx);
  else if (outcome.value.user.email === state.email.trim().toLowerCase())
    await goOn(state, ctx, outcome.value.user, null);
  else {
    ctx.dispatch({ type: 'authenticated', person: outcome.value.user, credentials: null });
    ctx.dispatch({ type: 'resumed' });
  }
}

/** Stores the answer and opens a checkout (RULES.md, "Calls"). */
async function pay(state: FlowState, ctx: FlowContext, showsCredentials: boolean): Promise<void> {
  ctx.dispatch({ type: 'started', activity: 'subscribing' });
  const outcome = await ctx.calls.subscribe({
    campaign: ctx.campaign.id,
    answer: { question: ctx.questionKey, answer: state.answer.trim() },
    language: ctx.language,
  });
  if (ctx.isCancelled()) return;
  if (outcome.kind === 'done') {
    const { url } = outcome.value;
    if (!/^https?:\/\//.test(url)) showRefusal(toFailure(200, outcome.value), ctx);
    // Credentials are shown only once, so the fan decides when to leave (RULES.md, "Money").
    else if (showsCredentials) {
      ctx.dispatch({ type: 'checkoutReady', activity: 'idle', url });
      ctx.onStored?.();
    } else goToCheckout(url, ctx);
  } else if (outcome.code === 'already_subscribed') await showEnding('paid', ctx);
  else if (outcome.code === 'payment_in_progress') await showEnding('processing', ctx);
  else if (outcome.kind === 'unauthenticated') showLogin(getLossReason(state, outcome, ctx), ctx);
  else {
    showRefusal(outcome, ctx);
    if (outcome.code === 'payment_provider_failed') ctx.onStored?.();
  }
}

async function showEnding(ending: Ending, ctx: FlowContext): Promise<void> {
  const own = await findEnding(ctx.calls, ctx.campaign.id);
  if (!ctx.isCancelled()) ctx.dispatch({ type: 'ended', stored: null, ...own, ending });
}

type LossReason = 'confirmedElsewhere' | 'cookiesBlocked' | 'sessionExpired';

/** Returns why a session is missing: one that was lost as soon as it was opened was never stored. */
function getLossReason({ step }: FlowState, { code }: Failure, ctx: FlowContext): LossReason {
  if (code === 'confirmed_elsewhere') return 'confirmedElsewhere';
  return ctx.canKeepSession && step !== 'authenticated' ? 'cookiesBlocked' : 'sessionExpired';
}

function showLogin(reason: LossReason, { dispatch, texts, onSession, onToast }: FlowContext): void {
  const message = texts[reason];
  onSession?.(false);
  dispatch({ type: 'sessionLost', message });
  if (reason === 'confirmedElsewhere') dispatch({ type: 'passwordAsked', message, way: 'mail' });
  onToast('error', message);
}

function goToCheckout(url: string, ctx: FlowContext): void {
  ctx.dispatch({ type: 'checkoutReady', activity: 'leaving', url });
  ctx.onNavigate(url);
}

function showFieldErrors(errors: Partial<Record<Field, string>>, ctx: FlowContext): void {
  ctx.dispatch({ type: 'refused', errors });
  const [first] = Object.values(errors);
  if (first !== undefined) ctx.onToast('error', first);
}

function showFailure(message: string, ctx: FlowContext): void {
  ctx.dispatch({ type: 'failed', message });
  ctx.onToast('error', message);
}

function showRefusal(failure: Failure, ctx: FlowContext): void {
  if (failure.code === 'campaign_closed') ctx.onClosed?.();
  showFailure(getFailureMessage(failure, ctx), ctx);
}

/** Returns the server's message, or the form's own (RULES.md, "Sentences"). */
function getFailureMessage(failure: Failure, { texts }: FlowContext): string {
  if (failure.kind === 'unreachable') return texts.networkFailure;
  return failure.message ?? texts.somethingWrong;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}

type FieldProblem = SubscribeProblem | 'passwordMissing' | 'codeMissing';

/** Returns the problems of the fields, in the order of the form (RULES.md, "Required fields"). */
function validateFields(state: FlowState, hasQuestion: boolean): readonly (readonly [Field, FieldProblem])[] {
  const checks: readonly (readonly [Field, FieldProblem | undefined])[] = [
    ['answer', hasQuestion ? findAnswerProblem(state.answer) : undefined],
    ['email', state.step === 'email' ? findEmailProblem(state.email) : undefined],
    ['password', state.step === 'password' && state.password === '' ? MISSING[state.way] : undefined],
  ];
  return checks.flatMap(([field, problem]) => (problem ? [[field, problem] as const] : []));
}

const MISSING = { password: 'passwordMissing', mail: undefined, code: 'codeMissing' } as const;
