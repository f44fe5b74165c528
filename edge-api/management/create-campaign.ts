import type { Campaign } from '../campaigns/contract.ts';
import type { CampaignDraft } from '../campaigns/draft-contract.ts';
import { insertCampaign, requireCanCreate } from '../campaigns/index.ts';
import { requireCelebrityProfile } from '../celebrities/index.ts';
import { requirePerson, type Ctx } from '../platform/context.ts';
import { toSlug } from '../platform/slug-rules.ts';
import { runUnit } from '../platform/unit-of-work.ts';
import { toCampaignColumns } from './draft-columns.ts';
import { getOwnCampaign } from './read-own-campaigns.ts';
import { resolveCharity, requireImage, requireSoundTiming } from './resolve-draft.ts';

/** Creates the caller's campaign. 404 for a celebrity without a profile (RULES.md, "Roles"), 429 and 409 over limits. */
export async function createCampaign(ctx: Ctx, draft: CampaignDraft): Promise<Campaign> {
  const person = requirePerson(ctx);
  requireSoundTiming(ctx, draft);
  const own = person.role === 'celebrity' ? await requireCelebrityProfile(ctx) : undefined;
  const id = crypto.randomUUID();
  await runUnit(async () => {
    const canCreate = await requireCanCreate(ctx, person.id);
    // The picture first, so that a refused draft adds no charity.
    const imageId = await requireImage(ctx, draft.image);
    const charityId = await resolveCharity(ctx, draft);
    const row = {
      id,
      slug: toSlug(draft.name) || 'power-hour',
      ownerId: person.id,
      celebrityId: own?.profile.id ?? null,
      charityId,
      imageId,
      ...toCampaignColumns(draft),
      language: draft.language ?? ctx.language,
      createdAt: ctx.now,
      updatedAt: ctx.now,
    };
    await insertCampaign(ctx, row, canCreate);
  });
  ctx.log.info('campaign_created', { campaign: id });
  return getOwnCampaign(ctx, id);
}
