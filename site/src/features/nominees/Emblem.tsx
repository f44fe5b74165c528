import { getInitials } from '#api/accounts/rules.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import { CLOSED_GAP, MARK_MINUTE, renderDial, renderDialLabel } from '#api/campaigns/dial-rules.ts';
import type { Language } from '#api/platform/rules.ts';

type EmblemProps = { readonly campaign: Campaign; readonly isChosen?: boolean; readonly language: Language };

/** Shows a closed campaign's dial to its owner: with all paid answers, and the wedge once winners are chosen. */
export function Emblem({ campaign, isChosen = false, language }: EmblemProps) {
  const { celebrity, submissionCount: count } = campaign;
  const dial = renderDial({
    label: renderDialLabel(celebrity.name, count)[language],
    count,
    chosen: isChosen ? [MARK_MINUTE] : [],
    gap: CLOSED_GAP,
    face: celebrity.avatar ?? getInitials(celebrity.name),
  });
  return <div className="emblem" dangerouslySetInnerHTML={{ __html: dial }} />;
}
