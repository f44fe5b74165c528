import { z } from 'zod';
import { HOUR_MS, MINUTE_MS, SECOND_MS } from './rules.ts';
import type { Settings } from './settings.ts';
import type { MailAttachment, mails } from './table.ts';

const MAIL_TIMEOUT_MS = 30_000;
/** Statuses below 500 after which to retry; every other one from 400 on is about the mails. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([401, 403, 408, 409]);
const TOO_MANY_REQUESTS = 429;
/** What a refusal says (https://resend.com/docs/api-reference/errors). */
const Refusal = z
  .object({ name: z.string().default(''), message: z.string().default('') })
  .catch({ name: '', message: '' });
/** The quota of a day or month is used up, which is no matter of seconds. */
const QUOTA_USED_UP = '_quota_exceeded';
/** A key that the provider cannot read is answered with 400, like a mail that is at fault. */
const KEY_REFUSED = /API key/i;
/** Bounds of the pause after the provider limits the rate, whatever it asks for. */
const HOLD_MIN_MS = SECOND_MS;
const HOLD_QUOTA_MS = MINUTE_MS;
const HOLD_MAX_MS = HOUR_MS;

/** The provider limits the rate and accepted nothing; it asks for a pause of `retryAfterMs`. */
export class MailProviderBusyError extends Error {
  readonly retryAfterMs: number;
  readonly isQuotaUsedUp: boolean;

  constructor(retryAfter: string | null, isQuotaUsedUp: boolean) {
    super(
      isQuotaUsedUp ? 'the quota at the mail provider is used up' : 'the mail provider is asked too much',
    );
    const wantedMs = Number(retryAfter ?? 0) * SECOND_MS;
    const leastMs = isQuotaUsedUp ? HOLD_QUOTA_MS : HOLD_MIN_MS;
    this.retryAfterMs = Math.min(HOLD_MAX_MS, Math.max(leastMs, Number.isNaN(wantedMs) ? 0 : wantedMs));
    this.isQuotaUsedUp = isQuotaUsedUp;
  }
}

/** The provider refuses this mail, for example for its address; others are still accepted. */
export class MailRefusedError extends Error {}

/**
 * Makes one call of Resend's API for one mail (https://resend.com/docs/api-reference/emails/send-email) or for up to
 * 100 (https://resend.com/docs/api-reference/emails/send-batch-emails), all or none. A repeated `key` sends the mails
 * once, even after an erasure removed some. Returns `refused` for a batch that is refused for good. Throws {@link
 * MailRefusedError} for a single mail, {@link MailProviderBusyError} for a rate limit, else an error to retry after.
 */
export async function postMails(
  ctx: { readonly settings: Pick<Settings, 'MAIL_API_URL' | 'MAIL_API_KEY' | 'MAIL_FROM'> },
  key: string,
  rows: readonly (typeof mails.$inferInsert)[],
): Promise<'sent' | 'refused'> {
  const { MAIL_API_URL, MAIL_API_KEY, MAIL_FROM } = ctx.settings;
  const payload = rows.map((row) => ({
    from: MAIL_FROM,
    to: [row.recipient],
    subject: row.subject,
    text: row.text,
    html: row.html,
    ...(row.unsubscribeUrl && { headers: toUnsubscribeHeaders(row.unsubscribeUrl) }),
    ...(row.attachments && { attachments: row.attachments.map(toResendAttachment) }),
  }));
  const response = await fetch(`${MAIL_API_URL}/emails${payload.length === 1 ? '' : '/batch'}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${MAIL_API_KEY}`,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify(payload.length === 1 ? payload[0] : payload),
    signal: AbortSignal.timeout(MAIL_TIMEOUT_MS),
  });
  if (response.ok) return 'sent';
  const { name, message } = Refusal.parse(await response.json().catch(() => undefined));
  // The key came with other mails before: that call was accepted, and had all these mails, as a batch only shrinks.
  if (response.status === 409 && name === 'invalid_idempotent_request') return 'sent';
  if (response.status === TOO_MANY_REQUESTS)
    throw new MailProviderBusyError(response.headers.get('retry-after'), name.endsWith(QUOTA_USED_UP));
  const isRejected =
    response.status >= 400 &&
    response.status < 500 &&
    !RETRYABLE_STATUSES.has(response.status) &&
    !KEY_REFUSED.test(message);
  if (isRejected && payload.length > 1) return 'refused';
  const reason = `the mail provider answered ${response.status}`;
  throw isRejected ? new MailRefusedError(reason) : new Error(reason);
}

/** Lets mail programs offer one-click unsubscribing (RFC 8058). */
function toUnsubscribeHeaders(url: string) {
  return { 'List-Unsubscribe': `<${url}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' };
}

function toResendAttachment({ filename, contentType, content }: MailAttachment) {
  return { filename, content, content_type: contentType };
}
