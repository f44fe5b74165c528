import { getInitials } from '#api/accounts/rules.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import { CLOSED_GAP, renderDial, renderDialLabel, type Dial } from '#api/campaigns/dial-rules.ts';
import type { Language } from '#api/platform/rules.ts';

type EmblemProps = Pick<Dial, 'chosen'> & { readonly campaign: Campaign; readonly language: Language };

/** Shows a closed campaign's dial to its owner: with all paid answers, and a wedge for each winner's. */
export function Emblem({ campaign, chosen, language }: EmblemProps) {
  const { celebrity, submissionCount: count } = campaign;
  const dial = renderDial({
    label: renderDialLabel(celebrity.name, count)[language],
    count,
    chosen,
    gap: CLOSED_GAP,
    face: celebrity.avatar ?? getInitials(celebrity.name),
  });
  return <div className="emblem" dangerouslySetInnerHTML={{ __html: dial }} />;
}
