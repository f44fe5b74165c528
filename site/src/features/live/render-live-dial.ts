import type { Language } from '#api/platform/rules.ts';
import type { Live } from '#api/sharing/contract.ts';
import { renderCampaignDial } from '../campaigns/to-dial.ts';

/** Renders the dial of a live screen, as on the campaign's page. */
export function renderLiveDial(live: Live, language: Language, now: Date): string {
  return renderCampaignDial({ ...live, image: null }, { language, now });
}
