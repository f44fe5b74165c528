import { parseArgs } from 'node:util';
import { formatReceipt, parseReceipt } from '#api/scoring/entry-rules.ts';
import type { ChainHead } from '../../scoring/index.ts';
import type { ChainProblem } from '../audit/audit-chain.ts';
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
const entry = (text: string) => (position: number) => `position ${position} ${text}`;
const PROBLEM_TEXTS: Readonly<Record<ChainProblem['kind'], (position: number) => string>> = {
  changed: entry('is not the row that was written'),
  removed: entry('was removed'),
  inserted: entry('was inserted'),
  unanchored: entry('and what follows was never noted as written'),
  head: entry('was the last one once, and the note of that is gone'),
  answer: entry('judged an answer that is another one now'),
  fan: entry('judged an answer that belongs to another person now'),
  explanation: entry('has another explanation now'),
  'payment-time': entry('judged an answer whose time of payment is another one now'),
  payment: entry('judged an answer that does not count any more, and its payments do not say so'),
  erasure: entry('judged an answer whose erasure and record do not fit together'),
  brief: entry('is a brief that is not as it was frozen, or not what the campaign says now'),
  reopening: entry('is where the campaign was opened again, at a time that it does not name'),
  closing: entry('is a ranking of a campaign that was closed at another time'),
  trial: entry('is a ranking that followed other trials of the judge'),
  ranking: entry('is a ranking that is not in the order of its scores'),
  contest: entry('is a contest that is another one now, as asked or as answered'),
  withdrawal: entry('does not fit an answer that is withdrawn after a report, or no longer is'),
  terms: entry('is a winner who was chosen by another deadline, or as another number of winners'),
  nominee: (rank) => `the nominee with rank ${rank} is not the one on record`,
  winner: (slot) => `winner ${slot} is not the one on record`,
  address: (slot) => `winner ${slot} has another address than on record`,
  unreadable: () => 'a row of it cannot be read',
};

await runCommand(run);

/** Audits, prints the result and returns the exit code: 1 if a record has a problem. */
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
