import type { Campaign } from '#api/campaigns/contract.ts';
import { isPhaseShared } from '#api/campaigns/share-picture-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { $sharedCampaigns } from '../../campaigns/campaigns-store.ts';
import type { ShareTexts } from './texts.ts';

/** Campaigns whose pictures are drawn while a page is open: more would take the owner's allowance of uploads. */
const CAMPAIGNS_PER_PAGE = 5;

/**
 * Draws the share pictures of the campaigns on the screen that have none of their present version, one campaign after
 * the other. A version is tried once: until the next page, links show the campaign's own picture.
 */
export function keepSharePictures(texts: Readonly<Record<Language, ShareTexts>>): void {
  const tried = new Set<string>();
  let queue: Promise<unknown> = Promise.resolve();
  $sharedCampaigns.subscribe((campaigns) => {
    for (const campaign of campaigns.filter(isOutdated)) {
      const key = `${campaign.id} ${campaign.version}`;
      if (tried.has(key) || tried.size >= CAMPAIGNS_PER_PAGE) continue;
      tried.add(key);
      queue = queue.then(() => update(campaign, texts));
    }
  });
}

function isOutdated({ hasSharePictures, phase, cancelled }: Campaign): boolean {
  return !hasSharePictures && !cancelled && isPhaseShared(phase);
}

async function update(campaign: Campaign, texts: Readonly<Record<Language, ShareTexts>>): Promise<void> {
  try {
    const { updateSharePictures } = await import('./update-share-pictures.ts');
    await updateSharePictures(campaign, texts);
  } catch (error) {
    console.warn('No share picture was made', error);
  }
}
