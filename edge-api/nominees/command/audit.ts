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
  unanchored: entry('and those after it have no stored head'),
  head: entry('was once the last one, but its stored head is gone'),
  answer: entry('judged an answer that has changed since'),
  fan: entry('judged an answer that now belongs to another person'),
  explanation: entry('has an explanation that has changed since'),
  'payment-time': entry('judged an answer whose time of payment has changed since'),
  payment: entry('judged an answer that no longer counts, which its payments do not explain'),
  erasure: entry('judged an answer whose erasure and record contradict each other'),
  brief: entry('is a brief that differs from the frozen one, or from what the campaign says now'),
  reopening: entry('does not match when the campaign was reopened'),
  closing: entry('is a ranking of a campaign that was closed at another time'),
  trial: entry('is a ranking that names other trials of the judge'),
  ranking: entry('is a ranking that is not in the order of its scores'),
  contest: entry('is a request to read again, or a reply, that has changed since'),
  withdrawal: entry('does not match whether an answer was withdrawn after a report'),
  terms: entry('is a winner chosen with another deadline or another number of winners'),
  nominee: (rank) => `the nominee with rank ${rank} is not the one on record`,
  winner: (slot) => `winner ${slot} is not the one on record`,
  address: (slot) => `winner ${slot} has another address than on record`,
  unreadable: () => 'a row of it cannot be read',
};

await runCommand(USAGE, run);

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
