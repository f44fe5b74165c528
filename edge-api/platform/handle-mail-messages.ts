import type { Ctx } from './context.ts';
import { runMails } from './send-mails.ts';
import { settleMessagesOnce } from './queue-messages.ts';

/** Sends all mails that are due, when messages of the queue say that there are some. */
export async function handleMailMessages(ctx: Ctx, messages: readonly Message[]): Promise<void> {
  await settleMessagesOnce(ctx, 'MAILS', messages, async () => (await runMails(ctx)).resumeMs);
}
