import { atom } from 'nanostores';
import type { Outcome } from '#widget/client/outcome.ts';
import { $user } from '../session-state.ts';

/** Closes the open dialog with whether the person has logged in again; null while none is open. */
export const $stepUp = atom<((hasLoggedIn: boolean) => void) | null>(null);

/** Makes a call; if it requires a recent login, {@link StepUpDialog} asks for one and the call is repeated. */
export async function callWithStepUp<T>(call: () => Promise<Outcome<T>>): Promise<Outcome<T>> {
  const outcome = await call();
  if (outcome.kind === 'done' || outcome.code !== 'step_up_required') return outcome;
  const id = $user.get()?.id;
  const hasLoggedIn = await new Promise<boolean>((resolve) => $stepUp.set(resolve));
  $stepUp.set(null);
  if (!hasLoggedIn) return outcome;
  if ($user.get()?.id === id) return call();
  // Another person logged in, for whom this page was not loaded.
  location.reload();
  return outcome;
}
