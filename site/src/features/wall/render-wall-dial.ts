import type { Wall } from '#api/wall/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { renderCampaignDial, type Circumstances, type DialCampaign } from '../campaigns/to-dial.ts';
import { wallTexts } from './texts.ts';

/** Returns the name of the place of an answer on its page, by its place in the list. */
export const toAnswerId = (index: number) => `answer-${index + 1}`;

/** Renders a campaign's dial on which the strokes of the answers below it lead to them. */
export function renderWallDial(
  campaign: DialCampaign,
  { docs }: Pick<Wall, 'docs'>,
  circumstances: Circumstances,
): string {
  const { answerBy } = wallTexts(circumstances.language).page;
  return renderCampaignDial(campaign, {
    ...circumstances,
    chosen: docs.filter(({ isWinner }) => isWinner).map(({ minute }) => minute),
    leads: docs.map(({ minute, displayName: name }, index) => ({
      minute,
      href: `#${toAnswerId(index)}`,
      label: fillText(answerBy, { name }),
    })),
  });
}
