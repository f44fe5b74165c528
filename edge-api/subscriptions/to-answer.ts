import { formatFanQuestion } from '../campaigns/rules.ts';
import { selectEmbedSource } from '../embeds/index.ts';
import type { Ctx } from '../platform/context.ts';
import { selectShareCode } from '../sharing/index.ts';
import { digestOrigin } from '../submissions/index.ts';
import type { Subscribe } from './contract.ts';
import type { OpenCampaignRow } from './require-open-campaign.ts';

/** Returns what is stored of a person's answer, with the question as they read it in the context's language. */
export function toAnswer(
  ctx: Ctx,
  { answer, embed, via, share }: Subscribe,
  { campaign, charity }: Pick<OpenCampaignRow, 'campaign' | 'charity'>,
  userId: string,
) {
  const { id: campaignId, fanQuestionOther, artistName } = campaign;
  const names = { celebrity: artistName, charity: charity ?? '' };
  return {
    campaignId,
    userId,
    language: ctx.language,
    questionKey: answer.question,
    question: formatFanQuestion(answer.question, fanQuestionOther, names, ctx.language),
    answer: answer.answer,
    ...digestOrigin(ctx, campaignId),
    source: embed ? 'widget' : (via ?? (share === undefined ? 'site' : 'share')),
    shareCode: selectShareCode(campaignId, userId, share),
    ...selectEmbedSource(ctx, campaignId, embed),
  } as const;
}
