/** What one fan costs, from address to paid and mailed, as measured. */
export type FanCosts = {
  readonly statements: number;
  readonly calls: number;
  readonly mails: number;
  readonly checkouts: number;
  readonly bytes: number;
};

/** A part of the platform: how many fans a second it carries, by whose limit, and what widens it. */
export type Part = {
  readonly part: string;
  readonly fansPerSecond: number;
  readonly limit: string;
  readonly source: string;
  readonly widen: string;
};

/** What this product sends of mails: its queue's consumer in a second, and a run of the sweep, and how often that runs. */
export type MailRuns = {
  readonly mailsPerSecond: number;
  readonly mailsPerRun: number;
  readonly secondsBetween: number;
};

/** Requests a second of one kind (creating checkouts), unless Stripe allows an account more. */
export const STRIPE_PER_SECOND = 25;
/** Calls a second of a team, and mails in one call. */
const RESEND_PER_SECOND = 5;
const RESEND_BATCH = 100;
const QUEUE_PER_SECOND = 5000;
/** Queries that D1 runs in a second, one after the other, where each takes a millisecond. */
const D1_PER_SECOND = 1000;
const D1_BYTES = 10 * 10 ** 9;
/** Text generations in a minute of an account. */
const AI_PER_MINUTE = 300;
/** What a night on television is measured by: this many fans in an hour, in one database. */
const HOUR_SECONDS = 3600;

/** Returns how many fans of so many bytes one database holds. */
export function countFans(bytes: number): number {
  return Math.floor(D1_BYTES / bytes);
}

/** Returns the parts in the order in which they saturate. */
export function listParts(
  costs: FanCosts,
  { mailsPerSecond, mailsPerRun, secondsBetween }: MailRuns,
): readonly Part[] {
  const parts = [
    {
      part: 'payment provider',
      fansPerSecond: STRIPE_PER_SECOND / costs.checkouts,
      limit: `${STRIPE_PER_SECOND} requests a second for one kind of call`,
      source: 'https://docs.stripe.com/rate-limits',
      widen: 'a higher limit from Stripe’s support, six weeks ahead',
    },
    {
      part: 'mail provider, in batches',
      fansPerSecond: (RESEND_PER_SECOND * RESEND_BATCH) / costs.mails,
      limit: `${RESEND_PER_SECOND} calls a second, ${RESEND_BATCH} mails each`,
      source: 'https://resend.com/docs/api-reference/rate-limit',
      widen: 'a higher limit from Resend’s support',
    },
    {
      part: 'mails of the queue',
      fansPerSecond: mailsPerSecond / costs.mails,
      limit: `${mailsPerSecond.toFixed(0)} mails a second, by one consumer at a time`,
      source: 'edge-api/platform/send-mails.ts',
      widen: 'CALL_PAUSE_MS, as far as the mail provider takes it',
    },
    {
      part: 'queue, a message for each mail',
      fansPerSecond: QUEUE_PER_SECOND / costs.mails,
      limit: `${QUEUE_PER_SECOND} messages a second in one queue`,
      source: 'https://developers.cloudflare.com/queues/platform/limits/',
      widen: 'a second queue; a message that is not taken is done by its request',
    },
    {
      part: 'mails of the sweep, without a queue',
      fansPerSecond: mailsPerRun / secondsBetween / costs.mails,
      limit: `${mailsPerRun} mails every ${secondsBetween} s`,
      source: 'edge-api/platform/send-mails.ts',
      widen: 'CALLS_PER_RUN, or the cron of wrangler.toml',
    },
    {
      part: 'database, statements',
      fansPerSecond: D1_PER_SECOND / costs.statements,
      limit: `${D1_PER_SECOND} queries of 1 ms a second, one at a time`,
      source: 'https://developers.cloudflare.com/d1/platform/limits/',
      widen: 'LIBSQL_URL, or a database for each campaign',
    },
    {
      part: 'database, storage of an hour',
      fansPerSecond: D1_BYTES / costs.bytes / HOUR_SECONDS,
      limit: '10 GB a database',
      source: 'https://developers.cloudflare.com/d1/platform/limits/',
      widen: 'LIBSQL_URL',
    },
    {
      part: 'judge, after the deadline',
      fansPerSecond: AI_PER_MINUTE / 60,
      limit: `${AI_PER_MINUTE} text generations a minute, one an answer at least`,
      source: 'https://developers.cloudflare.com/workers-ai/platform/limits/',
      widen: 'Cloudflare’s form for higher limits; answers wait, and nobody with them',
    },
  ];
  return parts.toSorted((a, b) => a.fansPerSecond - b.fansPerSecond);
}
