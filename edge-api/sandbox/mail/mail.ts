import { z } from 'zod';

/** An attachment of a mail; `content` is base64, `size` in bytes. */
type MailFile = { filename: string; contentType: string; content: string; size: number };

/** A mail in the outbox; `at` is an ISO instant, `to` is one line even with several recipients. */
export type Mail = {
  id: string;
  idempotencyKey: string | null;
  /** A hash of the request, to detect a key that is reused for another mail. */
  fingerprint: string;
  from: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  attachments: MailFile[];
  at: string;
};

const ADDRESS = /^([^<>]*<[^\s<>@]+@[^\s<>@][^\s<>@.]*\.[^\s<>@]+>|[^\s<>@]+@[^\s<>@][^\s<>@.]*\.[^\s<>@]+)$/;
const RECIPIENTS_MAX = 50;
const ATTACHMENTS_MAX_BYTES = 40 * 1024 * 1024;

const Address = (field: string) =>
  z
    .string({ error: missing(field) })
    .regex(
      ADDRESS,
      `Invalid \`${field}\` field. The email address needs to follow the \`email@example.com\` or \`Name <email@example.com>\` format.`,
    );

const Addresses = (field: string) =>
  z
    .union([z.array(z.string()), z.string()], { error: missing(field) })
    .transform((value) => (typeof value === 'string' ? [value] : value))
    .pipe(
      z
        .array(Address(field))
        .min(1, missing(field))
        .max(RECIPIENTS_MAX, `The \`${field}\` field takes up to 50 addresses.`),
    );

const Attachment = z.object({
  filename: z.string({ error: 'Missing `filename` of an attachment.' }).min(1),
  content: z.base64({ error: 'The `content` of an attachment must be base64.' }),
  content_type: z.string().optional(),
});

/** The body of `POST /emails`: https://resend.com/docs/api-reference/emails/send-email */
export const SendEmail = z
  .object({
    from: Address('from'),
    to: Addresses('to'),
    subject: z.string({ error: missing('subject') }).min(1, missing('subject')),
    html: z.string({ error: missing('html') }),
    text: z.string({ error: missing('text') }),
    headers: z.record(z.string(), z.string()).default({}),
    attachments: z.array(Attachment).default([]),
  })
  .refine(
    (mail) =>
      mail.attachments.reduce((sum, { content }) => sum + getByteLength(content), 0) <= ATTACHMENTS_MAX_BYTES,
    'The attachments are larger than 40 MB.',
  );
export type SendEmail = z.output<typeof SendEmail>;

const BATCH_MAX = 100;

/** The body of `POST /emails/batch`: https://resend.com/docs/api-reference/emails/send-batch-emails */
export const SendBatch = z
  .array(SendEmail)
  .min(1, 'Missing emails.')
  .max(BATCH_MAX, 'A batch takes up to 100 emails.')
  .refine(
    (batch) => batch.every(({ attachments }) => attachments.length === 0),
    'Attachments are not supported in a batch.',
  );

type Envelope = Pick<Mail, 'id' | 'idempotencyKey' | 'fingerprint' | 'at'>;

/** Returns the outbox's record of a mail. */
export function toMail(sent: SendEmail, envelope: Envelope): Mail {
  return {
    ...envelope,
    ...sent,
    to: sent.to.join(', '),
    attachments: sent.attachments.map(({ filename, content, content_type: contentType }) => ({
      filename,
      contentType: contentType ?? 'application/octet-stream',
      content,
      size: getByteLength(content),
    })),
  };
}

function missing(field: string): string {
  return `Missing \`${field}\` field.`;
}

function getByteLength(base64: string): number {
  return Buffer.byteLength(base64, 'base64');
}
