import type { OwnPageParts } from '../accounts/shell/load-own-page.ts';
import { readReply } from '../accounts/shell/read-reply.ts';

/** Loads what a charity's people see: the fans who allow it to write to them, and its own system's webhook. */
export async function loadContact(api: OwnPageParts['api'], id: string) {
  const { contacts, webhook } = api.charities[':id'];
  const [fetches, { doc }, deliveries] = await Promise.all([
    readReply(contacts.$get({ param: { id }, query: {} })),
    readReply(webhook.$get({ param: { id } })),
    readReply(webhook.deliveries.$get({ param: { id }, query: {} })),
  ]);
  return { fetches, webhook: doc, deliveries };
}

export type LoadedContact = Awaited<ReturnType<typeof loadContact>>;
