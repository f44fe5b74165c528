import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';
import { disownDrafts, readDraft, saveAnswer, saveEmail } from './draft.ts';
import type { Field, FlowEvent, Person } from './flow.ts';
import type { SubscribeFlowProps } from './props.ts';

type Inputs = {
  readonly answerRef: RefObject<HTMLTextAreaElement | null>;
  readonly emailRef: RefObject<HTMLInputElement | null>;
};

/** Restores what was typed on this device; clears the form when its author leaves. Returns how to save a field. */
export function useDraft(
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
