import { expect } from 'vitest';
import { z } from 'zod';
import type { Ctx } from '#api/platform/context.ts';
import { sendAllDueMails } from '#api/platform/mail.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { pruneReminders, queueReminders, withdrawReminderMails } from '#api/reminders/index.ts';
import { callApi, runAsSystem } from './api.ts';
import { countRows, insertRow, type Values } from './rows.ts';
import { waitForMails } from './people.ts';
import { seedCampaign } from './seed.ts';

/** Noon in Amsterdam on a future winter day. */
export const NOON = new Date('2027-01-20T11:00:00Z');
export const hoursAfter = (from: Date, hours: number) => new Date(from.getTime() + hours * HOUR_MS);

export const newEmail = () => `${crypto.randomUUID()}@example.test`;

/** Inserts a campaign that opens at noon and closes three days later. */
export const seedUpcoming = (changes: Parameters<typeof seedCampaign>[0] = {}) =>
  seedCampaign({
    subscriptionStartDate: NOON,
    subscriptionDeadline: hoursAfter(NOON, 72),
    plannedAt: hoursAfter(NOON, 240),
    ...changes,
  });

/** Inserts a confirmed reminder of a campaign, or of a celebrity; returns its id. */
export async function seedReminder(changes: Values<'reminders'>): Promise<string> {
  const id = crypto.randomUUID();
  const now = new Date();
  const address = { email: newEmail(), addressKey: id };
  const times = { createdAt: now, confirmedAt: now, mailedUntil: now };
  await insertRow('reminders', { id, ...address, language: 'en', ...times, ...changes });
  return id;
}

/** Runs the sweep's parts about reminders at an instant. */
export const sweepReminders = (at: Date) =>
  runAsSystem(async (ctx: Ctx) => {
    await queueReminders(ctx);
    await pruneReminders(ctx);
    await withdrawReminderMails(ctx);
    await sendAllDueMails(ctx);
  }, at);

let networks = 0;
/** Asks for a reminder from a separate network. */
export async function requestReminder(body: Readonly<Record<string, unknown>>) {
  networks += 1;
  const headers = { 'cf-connecting-ip': `203.0.113.${networks}` };
  const answer = await callApi('/reminders', {
    body: { about: 'campaign', language: 'en', ...body },
    headers,
  });
  return { status: answer.status, body: Object(await answer.json()) };
}

/** Returns the token in the newest mail to an address. */
export async function readToken(email: string): Promise<string> {
  const [mail] = await waitForMails(email);
  const [, token] = /\?token=([\w.-]+)/.exec(mail?.text ?? '') ?? [];
  return z.string().parse(token);
}

/** Uses a link's button: `confirm` or `stop`. */
export const press = (verb: 'confirm' | 'stop', token: string) =>
  callApi(`/reminders/${verb}`, { body: { token } });

export const countReminders = (email: string) => countRows('reminders', { email });

/** Checks the subjects of the mails to an address so far, oldest first. */
export async function expectMails(email: string, subjects: readonly RegExp[]): Promise<void> {
  const sent = await waitForMails(email, subjects.length);
  const found = sent.map(({ subject }) => subject).toReversed();
  expect(found).toEqual(subjects.map((subject) => expect.stringMatching(subject)));
}
