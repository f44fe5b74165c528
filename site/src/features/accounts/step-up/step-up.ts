import { atom } from 'nanostores';
import { callEndpoint, type ApiResponse } from '#widget/client/outcome.ts';
import { $user } from '../session-state.ts';

/** Ends the question that is asked now, with whether the person has logged in again; null while none is asked. */
export const $stepUp = atom<((hasLoggedIn: boolean) => void) | null>(null);

/** Makes a call; one that takes a recent log-in has {@link StepUpDialog} ask for it, and is made once more. */
export async function callWithStepUp<A extends ApiResponse>(call: () => Promise<A>) {
  const outcome = await callEndpoint(call);
  if (outcome.kind === 'done' || outcome.code !== 'step_up_required') return outcome;
  const id = $user.get()?.id;
  const hasLoggedIn = await new Promise<boolean>((resolve) => $stepUp.set(resolve));
  $stepUp.set(null);
  if (!hasLoggedIn) return outcome;
  if ($user.get()?.id === id) return callEndpoint(call);
  // The passkey was another person's, for whom nothing of this page is meant.
  location.reload();
  return outcome;
}
