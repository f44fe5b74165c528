import { parseArgs } from 'node:util';
import { formatReceipt, parseReceipt } from '#api/scoring/entry-rules.ts';
import type { ChainHead } from '../../scoring/index.ts';
import { PROBLEM_TEXTS } from '../audit/audit-chain.ts';
import { auditScores, type CampaignAudit } from '../audit/audit-scores.ts';
import {
  DATABASE_OPTIONS,
  DATABASE_USAGE,
  runCommand,
  withDatabase,
} from '#api/platform/command/run-command.ts';

const USAGE = `Usage: npm run audit -- [slug] [--head <position>-<hash>]… [--remote | --persist-to <folder>]
  slug           only this campaign
  --head         what the log ("event":"scores_added") or a fan's mail said; the campaign's chain must contain it
${DATABASE_USAGE}`;

await runCommand(USAGE, run);

async function run(): Promise<number> {
  const startedAt = Date.now();
  const audited = await audit();
  for (const one of audited) console.log(formatAudit(one));
  const broken = audited.filter(({ problem }) => problem);
  const entries = audited.reduce((total, { count }) => total + count, 0);
  const seconds = ((Date.now() - startedAt) / 1000).toFixed(1);
  console.log(
    `${audited.length} campaigns with ${entries} entries checked in ${seconds} s, ${broken.length} not as written.`,
  );
  return broken.length > 0 ? 1 : 0;
}

async function audit(): Promise<CampaignAudit[]> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { head: { type: 'string', multiple: true }, ...DATABASE_OPTIONS },
  });
  const [slug] = positionals;
  if (positionals.length > 1 || (values.head && !slug)) throw new Error(USAGE);
  const logged = (values.head ?? []).map(parseHead);
  const audited = await withDatabase(values, (db) => auditScores(db, { slug, logged }));
  if (slug && audited.length === 0) throw new Error(`There is no campaign ${slug}.`);
  return audited;
}

function parseHead(text: string): ChainHead {
  const head = parseReceipt(text);
  if (!head) throw new Error(USAGE);
  return head;
}

function formatAudit({ slug, count, head, problem }: CampaignAudit): string {
  if (problem) return `BROKEN  ${slug}: ${PROBLEM_TEXTS[problem.kind](problem.position)}`;
  return `ok      ${slug}: ${count} entries${head ? `, head ${formatReceipt(head)}` : ''}`;
}
