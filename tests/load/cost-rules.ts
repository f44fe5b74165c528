import type { FanCosts } from './capacity-rules.ts';

/** What the bill is based on: the costs of a fan, and the characters of one reading of an answer. */
export type Measured = Pick<FanCosts, 'statements' | 'mails' | 'bytes'> & {
  readonly promptCharacters: number;
};

/** Measured by `npm run capacity` on 23 November 2026; the command fails if the figures drift. */
export const MEASURED: Measured = { statements: 20, mails: 2, bytes: 4997, promptCharacters: 7201 };

/**
 * Bytes per fan in the database: paid; judged and mailed; and once mails, sessions and other expiring rows are pruned
 * (edge-api/README.md, "Near 10 GB").
 */
export const STORED = { paid: 6000, judged: 18_000, pruned: 10_500 };

/** Assumptions about a fan, all on the high side, because no test can measure them. */
const ASSUMED = {
  /** Requests that reach the Worker, including those of ten visitors who only look; static files are free. */
  requests: 60,
  /** Their CPU time, 5 ms each, and one password hash of 110 ms. */
  cpuMs: 60 * 5 + 110,
  rowsReadPerStatement: 100,
  /** A row and its index entries. */
  rowsWrittenPerStatement: 10,
  /** A message for the payment and for each mail: written, read and deleted. */
  operationsPerMessage: 3,
  /** Readings of an answer: one, and up to four more if they may decide, which in small campaigns applies to most. */
  readings: 2,
  charactersPerToken: 4,
  outputTokens: 350,
  /** Reminders, winners, thank-yous and later mails, in addition to the measured ones. */
  laterMails: 3,
  /** Comparisons in the final of a campaign, each with twice the text of a reading. */
  comparisons: 192,
};

const MILLION = 1_000_000;
const GB = 10 ** 9;

/** The months of the example in edge-api/README.md. */
export const BILLS = [
  { fans: 1000, campaigns: 5 },
  { fans: 100_000, campaigns: 100 },
] as const;

/** A line of the monthly bill, in dollars. */
export type CostLine = {
  readonly part: string;
  readonly amount: number;
  readonly dollars: number;
  readonly source: string;
};

/** A price: the monthly included amount, and the cost of each further unit. */
type Price = {
  readonly part: string;
  readonly included: number;
  readonly dollarsPerUnit: number;
  readonly unit: number;
  readonly source: string;
};

const WORKERS = 'https://developers.cloudflare.com/workers/platform/pricing/';
const D1 = 'https://developers.cloudflare.com/d1/platform/pricing/';
const MODEL = 'https://developers.cloudflare.com/workers-ai/models/llama-3.3-70b-instruct-fp8-fast/';
const QUEUES = 'https://developers.cloudflare.com/queues/platform/pricing/';

/** The monthly price of the Workers Paid plan. */
const PLAN_DOLLARS = 5;
const price = (
  part: string,
  [included, dollarsPerUnit, unit]: readonly [number, number, number],
  source: string,
): Price => ({ part, included, dollarsPerUnit, unit, source });
const PRICES = {
  requests: price('requests of the Worker', [10 * MILLION, 0.3, MILLION], WORKERS),
  cpuMs: price('CPU milliseconds', [30 * MILLION, 0.02, MILLION], WORKERS),
  rowsRead: price('rows read', [25_000 * MILLION, 0.001, MILLION], D1),
  rowsWritten: price('rows written', [50 * MILLION, 1, MILLION], D1),
  bytes: price('bytes of database', [5 * GB, 0.75, GB], D1),
  operations: price('operations of queues', [MILLION, 0.4, MILLION], QUEUES),
  inputTokens: price('tokens to the model', [0, 0.29, MILLION], MODEL),
  outputTokens: price('tokens of the model', [0, 2.25, MILLION], MODEL),
} as const;

/** Resend's plans: mails a month, the price, and the cost of a thousand more, which the free plan does not offer. */
const MAIL_PLANS = [
  { mails: 3000, dollars: 0, perThousand: Infinity },
  { mails: 50_000, dollars: 20, perThousand: 0.9 },
  { mails: 100_000, dollars: 90, perThousand: 0.9 },
];
const MAIL_SOURCE = 'https://resend.com/pricing';

/** Lists the costs of a month with this many fans and campaigns, without the payment provider's. */
export function listMonthlyCosts(fans: number, campaigns: number, measured: Measured): readonly CostLine[] {
  const readings = fans * ASSUMED.readings + campaigns * ASSUMED.comparisons * 2;
  const mails = fans * (measured.mails + ASSUMED.laterMails);
  const lines = [
    toLine(PRICES.requests, fans * ASSUMED.requests),
    toLine(PRICES.cpuMs, fans * ASSUMED.cpuMs),
    toLine(PRICES.rowsRead, fans * (measured.statements + ASSUMED.requests) * ASSUMED.rowsReadPerStatement),
    toLine(PRICES.rowsWritten, fans * measured.statements * ASSUMED.rowsWrittenPerStatement),
    toLine(PRICES.bytes, fans * measured.bytes),
    toLine(PRICES.operations, (fans + mails) * ASSUMED.operationsPerMessage),
    toLine(PRICES.inputTokens, (readings * measured.promptCharacters) / ASSUMED.charactersPerToken),
    toLine(PRICES.outputTokens, readings * ASSUMED.outputTokens),
  ];
  return [
    { part: 'Workers Paid', amount: 1, dollars: PLAN_DOLLARS, source: WORKERS },
    ...lines,
    { part: 'mails', amount: mails, dollars: priceMails(mails), source: MAIL_SOURCE },
  ];
}

function toLine({ part, included, dollarsPerUnit, unit, source }: Price, amount: number): CostLine {
  const dollars = (Math.max(0, amount - included) / unit) * dollarsPerUnit;
  return { part, amount: Math.round(amount), dollars, source };
}

function priceMails(mails: number): number {
  const prices = MAIL_PLANS.map(({ mails: included, dollars, perThousand }) =>
    mails <= included ? dollars : dollars + Math.ceil((mails - included) / 1000) * perThousand,
  );
  return Math.min(...prices);
}

/** Returns the whole bill in dollars, rounded up. */
export function sumDollars(lines: readonly CostLine[]): number {
  return Math.ceil(lines.reduce((sum, { dollars }) => sum + dollars, 0));
}

/** Returns the names of figures that deviate from the expected ones by more than a share. */
export function findDrift(
  figures: Readonly<Record<string, number>>,
  expected: Readonly<Record<string, number>>,
  share: number,
): string[] {
  return Object.entries(expected).flatMap(([name, figure]) =>
    Math.abs((figures[name] ?? 0) - figure) > figure * share
      ? [`${name}: ${figures[name]}, not ${figure}`]
      : [],
  );
}

/** Stripe's fee for a donation, in cents: iDEAL, and a European card (https://stripe.com/nl/pricing). */
export const STRIPE_CENTS = {
  ideal: 29,
  card: (amountCents: number) => Math.round(amountCents * 0.015) + 25,
};
