import { useEffect, useEffectEvent, useReducer, useRef, type Dispatch, type RefObject } from 'react';
import { LOGIN_CODE_DIGITS } from '#api/accounts/login-code-rules.ts';
import { findEnding } from './api.ts';
import {
  clearDraft,
  clearDrafts,
  saveCodeRequest,
  disownDrafts,
  readDraft,
  saveAnswer,
  saveEmail,
} from './draft.ts';
import {
  reduceFlow,
  createFlowState,
  getFlowStep,
  type Field,
  type FlowEvent,
  type FlowState,
  type Person,
} from './flow.ts';
import type { SubscribeFlowProps } from './props.ts';
import { logInByPasskey, mailCode, submitFlow, type FlowContext } from './submit-flow.ts';

/** Holds the state of the flow, its actions, and refs to the elements that it focuses. */
export function useSubscribeFlow(props: SubscribeFlowProps) {
  const { campaign, user, calls, onSession } = props;
  const [state, dispatch] = useReducer(reduceFlow, user ?? null, createFlowState);
  const refs = useFocusRefs(state.focusRequest);
  /** Shows a returning person that the payment has arrived meanwhile; credentials that are shown only once stay. */
  const showEnding = async () => {
    if (!state.person || state.credentials) return;
    const own = await findEnding(calls, campaign.id);
    if (own) dispatch({ type: 'ended', ...own });
  };
  const runExclusive = useExclusiveRun(() => {
    if (state.checkout !== null) props.onStored?.();
    dispatch({ type: 'resumed' });
    void showEnding();
  });
  const runIfIdle = async (work: Work) => (state.activity === 'idle' ? runExclusive(work) : undefined);
  const runStep = (step: (context: FlowContext) => Promise<void>) =>
    runIfIdle((isCancelled) => step({ ...props, dispatch, isCancelled }));
  const saveField = useDraft(props, refs, dispatch);

  useFlowNews(state, dispatch, props);
  const submit = () => runStep((context) => submitFlow(state, context));
  const { logInByPasskey: askDevice } = calls;
  useWholeCode(state, () => void submit());

  return {
    state,
    refs,
    submit,
    logInByPasskey: askDevice && (() => runStep((context) => logInByPasskey(state, context, askDevice))),
    mailCode: () => runStep((context) => mailCode(state, context)),
    askPassword: () => dispatch({ type: 'passwordAsked', message: '', way: 'password' }),
    type: (field: Field, value: string) => {
      dispatch({ type: 'typed', field, value });
      saveField(field, value, state.person);
    },
    changeEmail: () =>
      runIfIdle(async () => {
        if (state.person) await calls.logOut();
        saveCodeRequest('');
        dispatch({ type: 'emailChangeRequested' });
        onSession?.(false);
      }),
    logOut: () =>
      runIfIdle(async (isCancelled) => {
        // The form forgets the person even if the server fails (RULES.md, "Session").
        await calls.logOut();
        clearDrafts();
        if (isCancelled()) return;
        dispatch({ type: 'personKnown', person: null });
        dispatch({ type: 'draftCleared', person: null });
        onSession?.(false);
      }),
  };
}

/** Updates the person who is logged in, reports the form's step and ending, and deletes the draft once it is paid. */
function useFlowNews(
  state: FlowState,
  dispatch: Dispatch<FlowEvent>,
  { campaign, user, onStep }: SubscribeFlowProps,
): void {
  useEffect(() => {
    if (user !== undefined) dispatch({ type: 'personKnown', person: user });
  }, [user, dispatch]);

  const step = getFlowStep(state);
  const report = useEffectEvent(() => onStep?.(step, state.stored));
  useEffect(() => report(), [step]);

  useEffect(() => {
    if (state.ending === 'paid') clearDraft(campaign.id);
  }, [state.ending, campaign.id]);
}

/** Submits once the last digit of a code is typed; a refused code has to be changed first. */
function useWholeCode({ step, way, password }: FlowState, onWhole: () => void): void {
  const isWhole = password.replace(/\s/g, '').length === LOGIN_CODE_DIGITS;
  const goOn = useEffectEvent(onWhole);
  useEffect(() => {
    if (step === 'password' && way === 'code' && isWhole) goOn();
  }, [step, way, isWhole]);
}

type Work = (isCancelled: () => boolean) => Promise<void>;

/** Runs one action at a time and ignores others meanwhile. A page restored from the back/forward cache starts over. */
function useExclusiveRun(onResume: () => void): (work: Work) => Promise<void> {
  /** A ref, because the second click of a double click comes before the next render. */
  const run = useRef<AbortController | null>(null);
  const resume = useEffectEvent(onResume);
  useEffect(() => {
    const cancelRun = () => {
      run.current?.abort();
      run.current = null;
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      cancelRun();
      resume();
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      cancelRun();
    };
  }, []);
  return async (work) => {
    if (run.current) return;
    const controller = new AbortController();
    run.current = controller;
    await work(() => controller.signal.aborted);
    if (run.current === controller) run.current = null;
  };
}

function useFocusRefs(focusRequest: FlowState['focusRequest']) {
  const answerRef = useRef<HTMLTextAreaElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const focusTargets = { answer: answerRef, email: emailRef, password: passwordRef, heading: headingRef };
    if (focusRequest.to !== 'none') focusTargets[focusRequest.to].current?.focus();
  }, [focusRequest]);
  return { answerRef, emailRef, passwordRef, headingRef };
}

type SubscribeFlowControl = ReturnType<typeof useSubscribeFlow>;

/** The props of each part of the form. */
export type PartProps = Pick<SubscribeFlowProps, 'texts'> & {
  readonly control: SubscribeFlowControl;
  readonly busy: boolean;
};

type Inputs = {
  readonly answerRef: RefObject<HTMLTextAreaElement | null>;
  readonly emailRef: RefObject<HTMLInputElement | null>;
};

/** Restores what was typed on this device; clears the form when its author leaves. Returns how to save a field. */
function useDraft(
  { campaign, user, storedAnswer, texts }: SubscribeFlowProps,
  { answerRef, emailRef }: Inputs,
  dispatch: (event: FlowEvent) => void,
): (field: Field, value: string, person: Person | null) => void {
  const hasStored = useRef(false);
  const save = (answer: string) => {
    hasStored.current = saveAnswer(campaign.id, answer) && answer !== '';
  };
  const restore = useEffectEvent(() => {
    const draft = readDraft(campaign.id);
    // A text typed before this script ran is newer than the draft, which is newer than the submitted answer.
    const answer = answerRef.current?.value || draft.answer || (storedAnswer ?? '');
    const email = emailRef.current?.value || draft.email;
    save(answer);
    const { codeRequest } = draft;
    dispatch({ type: 'restored', answer, email, codeRequest, welcome: texts.codeSent });
  });
  useEffect(() => restore(), [campaign.id]);

  useEffect(() => {
    // A logout or another login elsewhere has deleted the draft (claimDrafts).
    if (user !== undefined && hasStored.current && readDraft(campaign.id).answer === '')
      dispatch({ type: 'draftCleared', person: user });
  }, [user, campaign.id, dispatch]);

  return (field, value, person) => {
    if (!person) disownDrafts();
    if (field === 'answer') save(value);
    if (field === 'email') saveEmail(value.trim());
  };
}
