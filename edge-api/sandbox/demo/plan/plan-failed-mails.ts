import { DAY_MS, HOUR_MS } from '#api/platform/rules.ts';
import type { mails } from '#api/platform/table.ts';
import { getPerson } from '../data/demo-data.ts';
import { demoId } from '../demo-id.ts';

/** Mails that an admin can resend, one in each language. */
const MAILS = [
  {
    key: 'nl',
    subject: 'Je doet mee, en dit gebeurt er nu',
    text: 'Je betaling is binnen. Power Hour laat je weten wie er gekozen is.',
    failedBeforeMs: 3 * HOUR_MS,
  },
  {
    key: 'en',
    subject: 'You are in, and this is what happens now',
    text: 'Your payment has arrived. Power Hour tells you who was chosen.',
    failedBeforeMs: DAY_MS,
  },
] as const;

/** Returns the demo's mails for which eight tries have failed. */
export function planFailedMails(now: Date): readonly (typeof mails.$inferInsert)[] {
  return MAILS.map(({ key, subject, text, failedBeforeMs }) => ({
    id: demoId('failed mail', key),
    key: `paid:demo:${key}`,
    recipient: getPerson('fan').email,
    subject,
    text,
    html: `<p>${text}</p>`,
    attempts: 8,
    createdAt: new Date(now.getTime() - failedBeforeMs - 4 * HOUR_MS),
    failedAt: new Date(now.getTime() - failedBeforeMs),
  }));
}
