import type { Wall } from '#api/wall/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { renderCampaignDial, type Circumstances, type DialCampaign } from '../campaigns/to-dial.ts';
import { wallTexts } from './texts.ts';

/** Returns the name of the place of an answer on its page, by its place in the list. */
export const toAnswerId = (index: number) => `answer-${index + 1}`;

/** Lists the minutes of those who were chosen and let others read their answer. */
export const listChosenMinutes = (docs: Wall['docs']) =>
  docs.filter(({ isWinner }) => isWinner).map(({ minute }) => minute);

/** Renders a campaign's dial on which the strokes of the answers below it lead to them. */
export function renderWallDial(
  campaign: DialCampaign,
  { docs }: Pick<Wall, 'docs'>,
  circumstances: Circumstances,
): string {
  const { answerBy } = wallTexts(circumstances.language).page;
  return renderCampaignDial(campaign, {
    ...circumstances,
    chosen: listChosenMinutes(docs),
    leads: docs.map(({ minute, displayName: name }, index) => ({
      minute,
      href: `#${toAnswerId(index)}`,
      label: fillText(answerBy, { name }),
    })),
  });
}
