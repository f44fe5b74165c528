import type { OwnPageParts } from '../accounts/shell/load-own-page.ts';
import { readReply } from '../accounts/shell/read-reply.ts';

type Parts = Pick<OwnPageParts, 'api' | 'id'>;

/** Loads one's own campaign with its nominees. */
export async function loadSelection({ api, id }: Parts) {
  const campaign = api.campaigns[':id'];
  const [{ doc }, nominees] = await Promise.all([
    readReply(campaign.$get({ param: { id } })),
    readReply(campaign.nominees.$get({ param: { id } })),
  ]);
  return { campaign: doc, nominees };
}

/** Loads one's own campaign with its winners and their contact details. */
export async function loadWinners({ api, id }: Parts) {
  const campaign = api.campaigns[':id'];
  const [{ doc }, winners] = await Promise.all([
    readReply(campaign.$get({ param: { id } })),
    readReply(campaign.winners.$get({ param: { id } })),
  ]);
  return { ...winners, campaign: doc };
}

export type WinnersResult = Awaited<ReturnType<typeof loadWinners>>;
