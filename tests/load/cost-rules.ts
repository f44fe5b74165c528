import type { FanCosts } from './capacity-rules.ts';

/** What the bill is computed from: the costs of a fan, and the characters of one reading of an answer. */
export type Measured = Pick<FanCosts, 'statements' | 'mails' | 'bytes'> & {
  readonly promptCharacters: number;
};

/** As `npm run capacity` measured it on 23 November 2026, which fails when it drifts. */
export const MEASURED: Measured = { statements: 20, mails: 2, bytes: 4997, promptCharacters: 7201 };

/**
 * Bytes of a fan in the database: paid; judged and mailed; and once mails, sessions and what else expires is pruned
 * (edge-api/README.md, "Near 10 GB").
 */
export const STORED = { paid: 6000, judged: 18_000, pruned: 10_500 };

/** What is assumed of a fan, each on the high side, because no test can measure it. */
const ASSUMED = {
  /** Requests that reach the Worker, with those of ten visitors who only look; static files are free. */
  requests: 60,
  /** CPU of them, 5 ms each, and one password's hash of 110 ms. */
  cpuMs: 60 * 5 + 110,
  rowsReadPerStatement: 100,
  /** A row and its entries in the indexes. */
  rowsWrittenPerStatement: 10,
  /** A message of the payment and of each mail, written, read and deleted. */
  operationsPerMessage: 3,
  /** Readings of an answer: one, and up to four more where they decide, in small campaigns of most. */
  readings: 2,
  charactersPerToken: 4,
  outputTokens: 350,
  /** Reminders, winners, thank-yous and what comes later, beside the mails that were measured. */
  laterMails: 3,
  /** Comparisons of the final round of a campaign, with twice the text of a reading. */
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

/** A price: what is included in a month, and what each further unit costs. */
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

/** The Workers Paid plan, a month. */
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

/** Resend's plans: mails a month, the price, and what a thousand more cost; the free plan takes no more. */
const MAIL_PLANS = [
  { mails: 3000, dollars: 0, perThousand: Infinity },
  { mails: 50_000, dollars: 20, perThousand: 0.9 },
  { mails: 100_000, dollars: 90, perThousand: 0.9 },
];
const MAIL_SOURCE = 'https://resend.com/pricing';

/** Lists what a month costs in which so many fans take part in so many campaigns, before the payment provider's part. */
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

/** Returns the names of the figures that are further from the expected ones than a share of those. */
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

/** What Stripe keeps of a donation, in cents: iDEAL, and a card of Europe (https://stripe.com/nl/pricing). */
export const STRIPE_CENTS = {
  ideal: 29,
  card: (amountCents: number) => Math.round(amountCents * 0.015) + 25,
};
