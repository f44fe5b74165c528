import type { Ctx } from '../platform/context.ts';
import { runSelection } from './run-selection.ts';
import type { SelectionRun } from './rules.ts';

/** Does a selection's steps one after the other, in one go: where there is no workflow to do them durably. */
export async function selectNominees(ctx: Ctx, run: SelectionRun): Promise<void> {
  const startedAt = Date.now();
  await runSelection(run, {
    getContext: () => ({ ...ctx, now: new Date(ctx.now.getTime() + Date.now() - startedAt) }),
    runStep: (_name, work) => work(),
    waitForPayments: () => Promise.resolve(),
  });
}
