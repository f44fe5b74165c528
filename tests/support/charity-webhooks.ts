import { expect } from 'vitest';
import { WebhookDeliveriesPage } from '#api/contact/contract.ts';
import { sendAllDueDeliveries } from '#api/contact/index.ts';
import type { Person } from './people.ts';
import { toReceiver } from './contacts.ts';
import { runAsSystem } from './api.ts';
import { changeRows } from './rows.ts';

export const toPath = (charityId: string, rest = '') => `/api/charities/${charityId}/webhook${rest}`;

/** Sets what a charity’s account can do: unless it is ready, nothing is sent. */
export const setAccount = (charityId: string, state: 'incomplete' | 'pending' | 'ready') =>
  changeRows('connectedAccounts', { charityId }, { state });

export const send = (now?: Date) => runAsSystem(sendAllDueDeliveries, now);

export const listLog = async (member: Pick<Person, 'get'>, charityId: string) =>
  WebhookDeliveriesPage.parse((await member.get(toPath(charityId, '/deliveries'))).body).docs;

/** Returns the types of the messages that a receiver got. */
export const listTypes = (received: readonly { readonly message: unknown }[]): unknown[] =>
  received.map(({ message }) => Object(message).type);

/** Saves the receiver's address as a member of the charity; returns the secret. */
export async function saveReceiver(member: Person, charityId: string): Promise<string> {
  const saved = await member.put(toPath(charityId), { url: toReceiver(charityId) });
  expect(saved.status).toBe(200);
  return String(Object(saved.body).doc.secret);
}
