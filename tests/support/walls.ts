import { AllowedAnswersPage, Wall } from '#api/wall/contract.ts';
import type { WallState } from '#api/wall/rules.ts';
import { insertRow, type Values } from './rows.ts';
import { fan, owner, seedCampaignWithWinners } from './thank-yous.ts';

export const toPermissionPath = (submissionId: string) => `/api/campaign-submissions/${submissionId}/wall`;

/** Reads a page of the answers on a campaign's wall. */
export async function readWall(campaignId: string, after = '') {
  const query = after === '' ? '' : `?after=${after}`;
  const { body } = await fan.get(`/api/campaigns/by-slug/campaign-${campaignId}/wall${query}`);
  return Wall.parse(body);
}

/** Reads the answers that the owner can decide about, or has decided about. */
export async function readAllowed(campaignId: string, state: WallState = 'waiting') {
  return AllowedAnswersPage.parse((await owner.get(`/api/campaigns/${campaignId}/wall?state=${state}`)).body);
}

/** Decides as the owner, or as another person. */
export const decide = (campaignId: string, submissionId: string, state: string, who = owner) =>
  who.put(`/api/campaigns/${campaignId}/wall/${submissionId}`, { state });

/** Seeds a campaign with winners, and a paid answer by the fan that is on its wall. */
export async function seedShownAnswer() {
  const campaign = await seedCampaignWithWinners();
  await seedWallAnswer(campaign.id, campaign.submissionId);
  return campaign;
}

/** Allows an answer, by default with the owner's consent to show it. */
export async function seedWallAnswer(
  campaignId: string,
  submissionId: string,
  overrides: Values<'wallAnswers'> = {},
): Promise<void> {
  const shown = { displayName: 'Sanne', state: 'shown' } as const;
  await insertRow('wallAnswers', { submissionId, campaignId, ...shown, ...overrides });
}
