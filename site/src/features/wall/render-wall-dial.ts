import type { PublicCampaign } from '#api/campaigns/contract.ts';
import { MARK_MINUTE } from '#api/campaigns/dial-rules.ts';
import type { Wall } from '#api/wall/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { renderCampaignDial, type Circumstances, type DialCampaign } from '../campaigns/to-dial.ts';
import { wallTexts } from './texts.ts';

/** Returns the HTML id of an answer by its index in the list. */
export const toAnswerId = (index: number) => `answer-${index + 1}`;

/** Returns whether the hour has been told, which closes its dial: all were thanked, or its story is published. */
export function isTold(
  { isThanked }: Pick<PublicCampaign, 'isThanked'>,
  stories: { readonly own: object | null } | undefined,
): boolean {
  return isThanked || Boolean(stories?.own);
}

/** Returns the minutes of the winners among these public answers. */
const listChosenMinutes = (docs: Wall['docs']) =>
  docs.filter(({ isWinner }) => isWinner).map(({ minute }) => minute);

/**
 * Returns where a campaign's dial has its wedges: at the winners' public minutes, else where the mark has it. A fan sees
 * no wedge that could pass for another minute.
 */
export function listWedges(
  { overdue }: Pick<PublicCampaign, 'overdue'>,
  { docs }: Pick<Wall, 'docs'>,
  fan: Circumstances['fan'],
): readonly number[] {
  const minutes = listChosenMinutes(docs);
  return minutes.length > 0 || fan || overdue?.what === 'answer' ? minutes : [MARK_MINUTE];
}

/** Renders a campaign's dial whose strokes link to the answers below it. */
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
