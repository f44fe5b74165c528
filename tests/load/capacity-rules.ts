/** The measured costs of one fan, from address to paid and mailed. */
export type FanCosts = {
  readonly statements: number;
  readonly calls: number;
  readonly mails: number;
  readonly checkouts: number;
  readonly bytes: number;
};

/** A part of the platform: how many fans a second it can handle, which limit applies, and what raises it. */
export type Part = {
  readonly part: string;
  readonly fansPerSecond: number;
  readonly limit: string;
  readonly source: string;
  readonly widen: string;
};

/** The product's mail throughput: of its queue's consumer per second, and of a sweep, with the time between sweeps. */
export type MailRuns = {
  readonly mailsPerSecond: number;
  readonly mailsPerRun: number;
  readonly secondsBetween: number;
};

/** Stripe's default limit for creating checkouts, per second. */
export const STRIPE_PER_SECOND = 25;
/** Resend's limits: calls a second per team, and mails per call. */
const RESEND_PER_SECOND = 5;
const RESEND_BATCH = 100;
const QUEUE_PER_SECOND = 5000;
/** Queries that D1 runs per second, one after the other, at a millisecond each. */
const D1_PER_SECOND = 1000;
const D1_BYTES = 10 * 10 ** 9;
/** Text generations a minute per account. */
const AI_PER_MINUTE = 300;
/** The measure of a night on television: this many fans within an hour, in one database. */
const HOUR_SECONDS = 3600;

/** Returns how many fans with this many bytes fit into one database. */
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
