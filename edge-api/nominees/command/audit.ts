import { parseArgs } from 'node:util';
import type { ChainHead } from '#api/scoring/index.ts';
import { auditScores, type CampaignAudit } from '../audit/audit-scores.ts';
import {
  DATABASE_OPTIONS,
  DATABASE_USAGE,
  runCommand,
  withDatabase,
} from '#api/platform/command/run-command.ts';

const USAGE = `Usage: npm run audit -- [slug] [--head <position>:<hash>] [--remote | --persist-to <folder>]
  slug           only this campaign
  --head         what the log said ("event":"scores_added"); the campaign's chain must contain it
${DATABASE_USAGE}`;
const PROBLEM_TEXTS = {
  changed: 'is not the row that was written',
  removed: 'was removed',
  inserted: 'was inserted',
  unanchored: 'and what follows was never noted as written',
  answer: 'judged an answer that is another one now',
  fan: 'judged an answer that belongs to another person now',
  explanation: 'has another explanation now',
  'payment-time': 'judged an answer whose time of payment is another one now',
  payment: 'judged an answer that does not count any more, and its payments do not say so',
  erasure: 'judged an answer whose erasure and record do not fit together',
  brief: 'is a brief that is not as it was frozen, or not what the campaign says now',
  reopening: 'is where the campaign was opened again, at a time that it does not name',
  ranking: 'is a ranking that is not in the order of its scores',
} as const;

await runCommand(run);

/** Audits, prints the result and returns the exit code: 1 when a record is not as it was written. */
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
    options: { head: { type: 'string' }, ...DATABASE_OPTIONS },
  });
  const [slug] = positionals;
  if (positionals.length > 1 || (values.head && !slug)) throw new Error(USAGE);
  const input: Parameters<typeof auditScores>[1] = {
    slug,
    loggedHead: values.head === undefined ? undefined : parseHead(values.head),
  };
  const audited = await withDatabase(values, (db) => auditScores(db, input));
  if (slug && audited.length === 0) throw new Error(`There is no campaign ${slug}.`);
  return audited;
}

function parseHead(text: string): ChainHead {
  const [, position, hash] = /^(\d+):([0-9a-f]{64})$/.exec(text) ?? [];
  if (!position || !hash) throw new Error(USAGE);
  return { position: Number(position), hash };
}

function formatAudit({ slug, count, head, problem }: CampaignAudit): string {
  if (problem?.kind === 'nominee') {
    return `BROKEN  ${slug}: the nominee with rank ${problem.position} is not the one on record`;
  }
  if (problem?.kind === 'winner')
    return `BROKEN  ${slug}: winner ${problem.position} is not the one on record`;
  if (problem) return `BROKEN  ${slug}: position ${problem.position} ${PROBLEM_TEXTS[problem.kind]}`;
  return `ok      ${slug}: ${count} entries${head ? `, head ${head.position}:${head.hash}` : ''}`;
}
