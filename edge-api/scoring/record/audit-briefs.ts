import { sha256 } from '#api/platform/digest.ts';
import { isRecord } from '#api/platform/rules.ts';
import type { campaignBriefs } from '../table.ts';
import type { ChainProblem } from './audit-chain.ts';
import { parseBody } from './audit-judgements.ts';
import { toBriefWords } from './brief.ts';
import type { EntryRow } from './chain.ts';
import { BriefBody } from './entry-bodies.ts';

type BriefRow = typeof campaignBriefs.$inferSelect;
type CampaignWords = Parameters<typeof toBriefWords>[0];

/**
 * Returns the first brief that is not as the record says, or that the campaign's own words differ from. `isErased` when
 * the record holds the erasure of the campaign's owner.
 */
export function auditBriefs(
  campaign: CampaignWords | undefined,
  briefs: readonly BriefRow[],
  entries: readonly EntryRow[],
  isErased: boolean,
): ChainProblem | undefined {
  for (const entry of entries.filter(({ kind }) => kind === 'brief')) {
    const body = parseBody(BriefBody, entry);
    const row = briefs.find(({ version }) => version === body?.version);
    const isSame =
      row?.position === entry.position &&
      row.digest === body?.digest &&
      row.frozenAt.getTime() === body.frozenAt &&
      (isErased ? row.content === '' : sha256(row.content) === row.digest);
    if (!isSame) return { position: entry.position, kind: 'brief' };
  }
  const latest = briefs.filter(({ position }) => position !== null).at(-1);
  if (!latest || isErased || !campaign) return undefined;
  return isOfCampaign(latest.content, campaign)
    ? undefined
    : { position: latest.position ?? 0, kind: 'brief' };
}

function isOfCampaign(content: string, campaign: CampaignWords): boolean {
  const stored: unknown = JSON.parse(content);
  if (!isRecord(stored)) return false;
  const { judge: _, ...words } = stored;
  return JSON.stringify(words) === JSON.stringify(toBriefWords(campaign));
}
