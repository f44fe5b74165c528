import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { callEndpoint } from '../client/outcome.ts';
import { clearDraft, readDraft, saveAnswer, saveEmail } from './draft.ts';
import { reduceFlow, createFlowState, getFlowStep, type Field } from './flow.ts';
import type { SubscribeFlowProps } from './props.ts';
import { submitFlow } from './submit-flow.ts';

const subscribeToNothing = () => () => undefined;
const getClientSnapshot = () => true;
const getServerSnapshot = () => false;

/** The state of the flow, its actions, and the elements that it focuses. */
export function useSubscribeFlow(props: SubscribeFlowProps) {
  const { campaign, user, calls, onSession, onStep } = props;
  const [state, dispatch] = useReducer(reduceFlow, user ?? null, createFlowState);
  const [skew] = useState(() => props.servedAt - Date.now());
  const ready = useSyncExternalStore(subscribeToNothing, getClientSnapshot, getServerSnapshot);
  /** A ref, because the second click of a double click comes before the next render. */
  const run = useRef<AbortController | null>(null);
  const answerRef = useRef<HTMLTextAreaElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const draft = readDraft(campaign.id);
    // A text typed before this script ran is newer than the draft.
    const answer = answerRef.current?.value || draft.answer;
    const email = emailRef.current?.value || draft.email;
    saveAnswer(campaign.id, answer);
    dispatch({ type: 'restored', answer, email });
  }, [campaign.id]);

  useEffect(() => {
    if (user !== undefined) dispatch({ type: 'personKnown', person: user });
  }, [user]);

  useEffect(() => {
    const cancelRun = () => {
      run.current?.abort();
      run.current = null;
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      cancelRun();
      dispatch({ type: 'resumed' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      cancelRun();
    };
  }, []);

  useEffect(() => {
    const focusTargets = { answer: answerRef, email: emailRef, password: passwordRef, heading: headingRef };
    if (state.focusRequest.to !== 'none') focusTargets[state.focusRequest.to].current?.focus();
  }, [state.focusRequest]);

  const step = getFlowStep(state);
  const onStepRef = useRef(onStep);
  useEffect(() => {
    onStepRef.current = onStep;
  });
  useEffect(() => onStepRef.current?.(step), [step]);

  useEffect(() => {
    if (state.ending === 'alreadySubscribed') clearDraft(campaign.id);
  }, [state.ending, campaign.id]);

  /** Runs one action at a time; others are dropped meanwhile. */
  async function runExclusive(work: (isCancelled: () => boolean) => Promise<void>): Promise<void> {
    if (run.current || state.activity !== 'idle') return;
    const controller = new AbortController();
    run.current = controller;
    await work(() => controller.signal.aborted);
    if (run.current === controller) run.current = null;
  }

  return {
    state,
    /** False until hydration: before that the button would submit the form natively. */
    ready,
    refs: { answerRef, emailRef, passwordRef, headingRef },
    submit: () =>
      runExclusive((isCancelled) =>
        submitFlow(state, { ...props, dispatch, isCancelled, now: () => new Date(Date.now() + skew) }),
      ),
    type: (field: Field, value: string) => {
      dispatch({ type: 'typed', field, value });
      if (field === 'answer') saveAnswer(campaign.id, value);
      if (field === 'email') saveEmail(value.trim());
    },
    changeEmail: () => dispatch({ type: 'emailChangeRequested' }),
    logOut: () =>
      runExclusive(async (isCancelled) => {
        // The form forgets the person even when the server fails (specification §8, "Session").
        await callEndpoint(calls.logOut);
        if (isCancelled()) return;
        dispatch({ type: 'personKnown', person: null });
        onSession?.(false);
      }),
  };
}

export type SubscribeFlowControl = ReturnType<typeof useSubscribeFlow>;
