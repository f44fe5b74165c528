import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import { clearDraft, readDraft, saveAnswer, saveEmail } from './draft.ts';
import { advance, startOf, stepOf, type Field } from './flow.ts';
import type { SubscribeFlowProps } from './props.ts';
import { submitFlow } from './submit-flow.ts';

const neverChanges = () => () => undefined;
const inBrowser = () => true;
const onServer = () => false;

/** The flow at work: state, what a person can do, and the elements that the keyboard is sent to. */
export function useSubscribeFlow(props: SubscribeFlowProps) {
  const { campaign, user, calls, onSession, onStep } = props;
  const [state, dispatch] = useReducer(advance, user ?? null, startOf);
  const [skew] = useState(() => props.servedAt - Date.now());
  const ready = useSyncExternalStore(neverChanges, inBrowser, onServer);
  /** The run under way. A ref, because the second click of a double click comes before the next render. */
  const run = useRef<AbortController | null>(null);
  const answerRef = useRef<HTMLTextAreaElement>(null);
  const emailRef = useRef<HTMLInputElement>(null);
  const passwordRef = useRef<HTMLInputElement>(null);
  const headingRef = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    const draft = readDraft(campaign.id);
    // What was typed before this script ran is newer than the draft.
    const answer = answerRef.current?.value || draft.answer;
    const email = emailRef.current?.value || draft.email;
    saveAnswer(campaign.id, answer);
    dispatch({ type: 'restored', answer, email });
  }, [campaign.id]);

  useEffect(() => {
    if (user !== undefined) dispatch({ type: 'personKnown', person: user });
  }, [user]);

  useEffect(() => {
    const end = () => {
      run.current?.abort();
      run.current = null;
    };
    const onPageShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return;
      end();
      dispatch({ type: 'resumed' });
    };
    window.addEventListener('pageshow', onPageShow);
    return () => {
      window.removeEventListener('pageshow', onPageShow);
      end();
    };
  }, []);

  useEffect(() => {
    const places = { answer: answerRef, email: emailRef, password: passwordRef, heading: headingRef };
    if (state.attention.to !== 'none') places[state.attention.to].current?.focus();
  }, [state.attention]);

  const step = stepOf(state);
  const tellStep = useRef(onStep);
  useEffect(() => {
    tellStep.current = onStep;
  });
  useEffect(() => tellStep.current?.(step), [step]);

  useEffect(() => {
    if (state.ending === 'alreadySubscribed') clearDraft(campaign.id);
  }, [state.ending, campaign.id]);

  /** Runs one thing at a time; what comes in the meantime is dropped. */
  async function once(work: (isOver: () => boolean) => Promise<void>): Promise<void> {
    if (run.current || state.activity !== 'idle') return;
    const mine = new AbortController();
    run.current = mine;
    await work(() => mine.signal.aborted);
    if (run.current === mine) run.current = null;
  }

  return {
    state,
    /** Whether the script runs; before that the button would send the form the old way. */
    ready,
    refs: { answerRef, emailRef, passwordRef, headingRef },
    submit: () =>
      once((isOver) =>
        submitFlow(state, { ...props, dispatch, isOver, now: () => new Date(Date.now() + skew) }),
      ),
    type: (field: Field, value: string) => {
      dispatch({ type: 'typed', field, value });
      if (field === 'answer') saveAnswer(campaign.id, value);
      if (field === 'email') saveEmail(value.trim());
    },
    changeEmail: () => dispatch({ type: 'emailChangeWanted' }),
    logOut: () =>
      once(async (isOver) => {
        // Whatever the server says, this form forgets who was here (specification §8, "Session").
        await calls.logOut().catch(() => undefined);
        if (isOver()) return;
        dispatch({ type: 'personKnown', person: null });
        onSession?.(false);
      }),
  };
}

export type SubscribeFlowControl = ReturnType<typeof useSubscribeFlow>;
