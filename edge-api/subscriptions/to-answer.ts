import type { SQL } from 'drizzle-orm';
import { selectFanQuestion } from '../campaigns/index.ts';
import { selectEmbedSource } from '../embeds/index.ts';
import type { Ctx } from '../platform/context.ts';
import { selectShareCode } from '../shares/index.ts';
import { digestOrigin } from '../submissions/index.ts';
import type { Subscribe } from './contract.ts';

/** Returns what is stored of a person's answer, with the question as they read it in the context's language. */
export function toAnswer<UserId extends string | SQL>(
  ctx: Ctx,
  { campaign: campaignId, answer, embed, via, share }: Subscribe,
  userId: UserId,
) {
  const { language } = ctx;
  return {
    ...{ campaignId, userId, language, questionKey: answer.question, answer: answer.answer },
    question: selectFanQuestion(campaignId, answer.question, language),
    ...digestOrigin(ctx, campaignId),
    source: embed ? 'widget' : (via ?? (share === undefined ? 'site' : 'share')),
    shareCode: selectShareCode(campaignId, userId, share),
    ...selectEmbedSource(ctx, campaignId, embed),
  } as const;
}
