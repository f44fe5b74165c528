import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { $sharedCampaigns } from '../../campaigns/campaigns-store.ts';
import type { ShareTexts } from './texts.ts';

/** Maximum number of campaigns drawn while a page is open: more would use up the owner's upload limit. */
const CAMPAIGNS_PER_PAGE = 3;

/**
 * Draws outdated share pictures of the campaigns on the screen, one campaign at a time. A version is tried once per
 * page: if that fails, links show the campaign's own picture until the next page. Takes the page's texts as JSON.
 */
export function keepSharePictures(json = 'null'): void {
  const texts: unknown = JSON.parse(json);
  if (!isTexts(texts)) return;
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

// The texts come from our own page, so only their shape is checked.
const isTexts = (texts: unknown): texts is Readonly<Record<Language, ShareTexts>> => texts instanceof Object;

function isOutdated({ hasSharePictures, cancelled }: Campaign): boolean {
  return !hasSharePictures && !cancelled;
}

async function update(campaign: Campaign, texts: Readonly<Record<Language, ShareTexts>>): Promise<void> {
  try {
    const { updateSharePictures } = await import('./update-share-pictures.ts');
    await updateSharePictures(campaign, texts);
  } catch (error) {
    console.warn('No share picture was made', error);
  }
}
