import { Hono } from 'hono';
import { recentLogin } from '../accounts/index.ts';
import { withLanguage, type AppEnv } from '../platform/context.ts';
import { FileQuery, Ok, succeed, oneDoc } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { sendCsv } from '../platform/send-csv.ts';
import { validate } from '../platform/validate.ts';
import { allowContact, withdrawContact } from './allow-contact.ts';
import {
  AllowContact,
  ContactChoice,
  ContactFetchesPage,
  DeliveriesQuery,
  FetchesQuery,
  Webhook,
  WebhookAddress,
  WebhookDeliveriesPage,
  WebhookWithSecret,
} from './contract.ts';
import { fetchContacts, listFetches } from './fetch-contacts.ts';
import {
  deleteWebhook,
  getWebhook,
  listDeliveries,
  resendDelivery,
  rotateSecret,
  saveWebhook,
  testWebhook,
} from './webhooks/own-webhook.ts';

export const contactRoutes = new Hono<AppEnv>()
  .put(
    '/campaign-submissions/:id/contact',
    describe(
      'owner',
      'Let the charity of one of the caller’s paid answers write to the caller; it then gets their name and email address',
      oneDoc(ContactChoice),
      { errors: [409] },
    ),
    validate('json', AllowContact),
    async (c) => c.json({ doc: await allowContact(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .delete(
    '/campaign-submissions/:id/contact',
    describe(
      'owner',
      'Withdraw the charity’s permission to write to the caller, at once and everywhere; may be repeated',
      Ok,
    ),
    async (c) => c.json(await succeed(withdrawContact(getCtx(c), c.req.param('id')))),
  )
  .get(
    '/charities/:id/contacts',
    describe(
      'owner',
      'Count the fans who let a charity write to them, and list who downloaded their names, as one of its accounts',
      ContactFetchesPage,
      { errors: [409] },
    ),
    validate('query', FetchesQuery),
    async (c) => c.json(await listFetches(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .post(
    '/charities/:id/contacts/file',
    describe(
      'owner',
      'Download the fans who let a charity write to them as a CSV file, as one of its accounts; needs a recent log-in',
      'text/csv',
      { errors: [409] },
    ),
    recentLogin,
    validate('query', FileQuery),
    async (c) => {
      const ctx = withLanguage(getCtx(c), c.req.valid('query').language);
      const file = await fetchContacts(ctx, c.req.param('id'));
      c.header('Cache-Control', 'no-store');
      return sendCsv(c, { name: 'power-hour-contacts.csv', file });
    },
  )
  .get(
    '/charities/:id/webhook',
    describe(
      'owner',
      'Get the webhook that tells a charity’s system of consents, as one of its accounts',
      oneDoc(Webhook),
      { errors: [409] },
    ),
    async (c) => c.json({ doc: await getWebhook(getCtx(c), c.req.param('id')) }),
  )
  .put(
    '/charities/:id/webhook',
    describe(
      'owner',
      'Set the webhook that tells a charity’s system of consents, as one of its accounts; needs a recent log-in',
      oneDoc(WebhookWithSecret),
      { errors: [409] },
    ),
    recentLogin,
    validate('json', WebhookAddress),
    async (c) => c.json({ doc: await saveWebhook(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .delete(
    '/charities/:id/webhook',
    describe('owner', 'Delete a charity’s webhook and stop its messages; needs a recent log-in', Ok, {
      errors: [409],
    }),
    recentLogin,
    async (c) => c.json(await succeed(deleteWebhook(getCtx(c), c.req.param('id')))),
  )
  .post(
    '/charities/:id/webhook/secret',
    describe(
      'owner',
      'Create a new secret for a charity’s webhook; for a day, the former one also signs; needs a recent log-in',
      oneDoc(WebhookWithSecret),
      { errors: [409] },
    ),
    recentLogin,
    async (c) => c.json({ doc: await rotateSecret(getCtx(c), c.req.param('id')) }),
  )
  .post(
    '/charities/:id/webhook/test',
    describe('owner', 'Send a test message to a charity’s webhook', Ok, { errors: [409, 429] }),
    async (c) => c.json(await succeed(testWebhook(getCtx(c), c.req.param('id')))),
  )
  .get(
    '/charities/:id/webhook/deliveries',
    describe('owner', 'List the messages to a charity’s webhook, latest first', WebhookDeliveriesPage, {
      errors: [409],
    }),
    validate('query', DeliveriesQuery),
    async (c) => c.json(await listDeliveries(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .post(
    '/charities/:id/webhook/deliveries/:deliveryId/resend',
    describe('owner', 'Send a message to a charity’s webhook again, with the same id', Ok, {
      errors: [409, 429],
    }),
    async (c) => {
      const { id: charityId, deliveryId: id } = c.req.param();
      return c.json(await succeed(resendDelivery(getCtx(c), { charityId, id })));
    },
  );
