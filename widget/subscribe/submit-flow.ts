import { SUBSCRIBE_DELAY_MS } from '#api/submissions/rules.ts';
import { callEndpoint, type Failure } from '../client/outcome.ts';
import { authenticate, findEnding, subscribe } from './api.ts';
import { isOpenAt, validateFields } from './validate-fields.ts';
import type { Field, FlowEvent, FlowState } from './flow.ts';
import type { SubscribeFlowProps } from './props.ts';

/** Duration of a toast of the flow (RULES.md, "Numbers"). */
const TOAST_MS = 4000;

export type FlowContext = Omit<SubscribeFlowProps, 'user' | 'links'> & {
  readonly dispatch: (event: FlowEvent) => void;
  readonly now: () => Date;
  /** True once the form is unmounted, or restored from the back/forward cache. */
  readonly isCancelled: () => boolean;
};

/** Does what the button says at the current step (RULES.md, "Subscribing"). */
export async function submitFlow(state: FlowState, ctx: FlowContext): Promise<void> {
  const { campaign, texts } = ctx;
  const problems = validateFields(state, ctx.question.trim() !== '');
  if (state.checkout !== null) goToCheckout(state.checkout, ctx);
  else if (!isOpenAt(campaign, ctx.now())) showFailure(texts.campaignClosed, ctx);
  else if (problems.length > 0) {
    showFieldErrors(Object.fromEntries(problems.map(([field, problem]) => [field, texts[problem]])), ctx);
  } else if (state.step === 'authenticated') await pay(state, ctx, state.credentials !== null);
  else if (state.step === 'password' && state.way === 'mail') await mailCode(state, ctx);
  else await identify(state, ctx);
}

async function identify(state: FlowState, ctx: FlowContext): Promise<void> {
  const { dispatch, isCancelled } = ctx;
  dispatch({ type: 'started', activity: 'authenticating' });
  const outcome = await authenticate(ctx.calls, {
    email: state.email.trim(),
    ...(state.step === 'password' && { [state.way]: state.password }),
    campaignId: ctx.campaign.id,
    language: ctx.language,
  });
  if (isCancelled()) return;
  switch (outcome.kind) {
    case 'passwordAsked':
      if (ctx.isConfirmedElsewhere)
        dispatch({ type: 'passwordAsked', message: ctx.texts.confirmedElsewhere, way: 'mail' });
      else {
        dispatch({ type: 'passwordAsked', message: outcome.message, way: 'password' });
        ctx.onToast('success', outcome.message, TOAST_MS);
      }
      break;
    case 'authenticated': {
      const { person, credentials } = outcome;
      dispatch({ type: 'authenticated', person, credentials });
      ctx.onSession?.(true);
      await delay(SUBSCRIBE_DELAY_MS);
      if (!isCancelled()) await pay(state, ctx, (credentials ?? state.credentials) !== null);
      break;
    }
    case 'refused':
    case 'unauthenticated':
    case 'unreachable': {
      const isWrong = state.step === 'password' && (outcome.status === 401 || 'code' in outcome.problems);
      if (isWrong) showFieldErrors({ password: getFailureMessage(outcome, ctx) }, ctx);
      else showFailure(getFailureMessage(outcome, ctx), ctx);
    }
  }
}

/** Mails a code to the address of the account, which logs in there in place of the password. */
export async function mailCode(state: FlowState, ctx: FlowContext): Promise<void> {
  const { dispatch, language, texts } = ctx;
  dispatch({ type: 'started', activity: 'authenticating' });
  const email = state.email.trim();
  const outcome = await callEndpoint(() => ctx.calls.mailCode({ email, language }));
  if (ctx.isCancelled()) return;
  if (outcome.kind === 'done') dispatch({ type: 'passwordAsked', message: texts.codeSent, way: 'code' });
  else showFailure(getFailureMessage(outcome, ctx), ctx);
}

async function pay(state: FlowState, ctx: FlowContext, showsCredentials: boolean): Promise<void> {
  const { dispatch, texts } = ctx;
  dispatch({ type: 'started', activity: 'subscribing' });
  const outcome = await subscribe(ctx.calls, {
    campaign: ctx.campaign.id,
    answer: { question: ctx.questionKey, answer: state.answer.trim() },
    language: ctx.language,
  });
  if (ctx.isCancelled()) return;
  switch (outcome.kind) {
    case 'checkout':
      // Credentials are shown once, so their owner decides when to leave (RULES.md, "Money").
      if (showsCredentials) dispatch({ type: 'checkoutReady', url: outcome.url });
      else goToCheckout(outcome.url, ctx);
      break;
    case 'ended': {
      const own = await findEnding(ctx.calls, ctx.campaign.id);
      if (!ctx.isCancelled()) dispatch({ type: 'ended', stored: null, ...own, ending: outcome.ending });
      break;
    }
    case 'closed':
      showFailure(texts.campaignClosed, ctx);
      break;
    case 'unauthenticated': {
      const isElsewhere = outcome.code === 'confirmed_elsewhere';
      const message = isElsewhere ? texts.confirmedElsewhere : texts.sessionExpired;
      ctx.onSession?.(false);
      dispatch({ type: 'sessionLost', message });
      if (isElsewhere) dispatch({ type: 'passwordAsked', message, way: 'mail' });
      ctx.onToast('error', message, TOAST_MS);
      break;
    }
    case 'refused':
    case 'unreachable':
      showFailure(getFailureMessage(outcome, ctx), ctx);
  }
}

function goToCheckout(url: string, ctx: FlowContext): void {
  ctx.dispatch({ type: 'leaving', url });
  ctx.onNavigate(url);
}

function showFieldErrors(errors: Partial<Record<Field, string>>, ctx: FlowContext): void {
  ctx.dispatch({ type: 'refused', errors });
  const [first] = Object.values(errors);
  if (first !== undefined) ctx.onToast('error', first, TOAST_MS);
}

function showFailure(message: string, ctx: FlowContext): void {
  ctx.dispatch({ type: 'failed', message });
  ctx.onToast('error', message, TOAST_MS);
}

/** Returns the server's message, or the form's own (RULES.md, "Sentences"). */
function getFailureMessage(failure: Failure, { texts }: FlowContext): string {
  if (failure.kind === 'unreachable') return texts.networkFailure;
  return failure.message ?? texts.somethingWrong;
}

function delay(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
