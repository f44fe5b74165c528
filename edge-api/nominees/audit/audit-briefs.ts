import { sha256 } from '../../platform/digest.ts';
import { isRecord } from '../../platform/rules.ts';
import { BriefBody, toBriefWords } from '../../scoring/index.ts';
import { listBodies } from '../record/entry-bodies.ts';
import type { ChainProblem } from './audit-chain.ts';
import type { Records } from './read-records.ts';

type CampaignWords = Parameters<typeof toBriefWords>[0];

/**
 * Returns the first brief that is not as the record says, or that the campaign's own words differ from. Those of an
 * owner whose erasure the record holds are blank.
 */
export function auditBriefs(
  campaign: CampaignWords | undefined,
  { briefs, entries, erased }: Records,
): ChainProblem | undefined {
  const isErased = erased.has(null);
  for (const { position, body } of listBodies(entries, 'brief', BriefBody)) {
    const row = briefs.find(({ version }) => version === body?.version);
    const isSame =
      row?.position === position &&
      row.digest === body?.digest &&
      row.frozenAt.getTime() === body.frozenAt &&
      (isErased ? row.content === '' : sha256(row.content) === row.digest);
    if (!isSame) return { position, kind: 'brief' };
  }
  const latest = briefs.filter((brief) => brief.position !== null).at(-1);
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
