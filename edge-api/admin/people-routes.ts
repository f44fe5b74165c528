import { Hono } from 'hono';
import type { OnNewAddress } from '../accounts/index.ts';
import { ActionReason, AdminNote } from '../admin-log/contract.ts';
import type { AppEnv } from '../platform/context.ts';
import { Ok, succeed } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { validate } from '../platform/validate.ts';
import { PaymentChecks, PaymentRecord, PaymentReference } from './contract.ts';
import { checkByReference, getPayment, refundPayment, sendReceiptAgain } from './payment-record.ts';
import {
  CorrectAddress,
  FoundPeoplePage,
  PeopleSearch,
  PersonRecord,
  TimelinePage,
  TimelineQuery,
} from './people-contract.ts';
import { findPeople } from './people/find-people.ts';
import { getPerson } from './people/get-person.ts';
import { listTimeline } from './people/list-timeline.ts';
import {
  correctPersonAddress,
  endPersonSessions,
  eraseOnRequest,
  hidePersonNames,
  notePerson,
  sendPersonLink,
} from './people/person-actions.ts';

const payments = new Hono<AppEnv>()
  .post(
    '/admin/payments/check',
    describe(
      'hiddenAdmin',
      'Ask the payment provider about a payment by any reference, and record what it says',
      PaymentChecks,
      { errors: [502] },
    ),
    validate('json', PaymentReference),
    async (c) => c.json(await checkByReference(getCtx(c), c.req.valid('json'))),
  )
  .get(
    '/admin/payments/:id',
    describe('hiddenAdmin', 'A payment with every message of the provider about it', PaymentRecord),
    async (c) => c.json(await getPayment(getCtx(c), c.req.param('id'))),
  )
  .post(
    '/admin/payments/:id/refund',
    describe('hiddenAdmin', 'Give one payment back, for a reason that is logged', Ok, {
      status: 202,
      errors: [409],
    }),
    validate('json', ActionReason),
    async (c) => c.json(await succeed(refundPayment(getCtx(c), c.req.param('id'), c.req.valid('json'))), 202),
  )
  .post(
    '/admin/payments/:id/send-receipt',
    describe('hiddenAdmin', 'Mail the receipt of a payment once more, for a reason that is logged', Ok, {
      status: 202,
      errors: [409],
    }),
    validate('json', ActionReason),
    async (c) =>
      c.json(await succeed(sendReceiptAgain(getCtx(c), c.req.param('id'), c.req.valid('json'))), 202),
  );

const people = new Hono<AppEnv>()
  .post(
    '/admin/people/search',
    describe(
      'hiddenAdmin',
      'People whose address or name begins with `search`, or who made a payment with that reference',
      FoundPeoplePage,
    ),
    validate('json', PeopleSearch),
    async (c) => c.json(await findPeople(getCtx(c), c.req.valid('json'))),
  )
  .get(
    '/admin/people/:id',
    describe('hiddenAdmin', 'A person with their latest payments and the notes about them', PersonRecord),
    async (c) => c.json(await getPerson(getCtx(c), c.req.param('id'))),
  )
  .get(
    '/admin/people/:id/timeline',
    describe('hiddenAdmin', 'Everything that happened to a person, newest first', TimelinePage),
    validate('query', TimelineQuery),
    async (c) => c.json(await listTimeline(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .post(
    '/admin/people/:id/end-sessions',
    describe('hiddenAdmin', 'Log a person out everywhere, for a reason that is logged', Ok),
    validate('json', ActionReason),
    async (c) => c.json(await succeed(endPersonSessions(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  )
  .post(
    '/admin/people/:id/hide-name',
    describe('hiddenAdmin', 'Hide a person’s name in every public place, for a reason that is logged', Ok),
    validate('json', ActionReason),
    async (c) => c.json(await succeed(hidePersonNames(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  )
  .post(
    '/admin/people/:id/send-link',
    describe(
      'hiddenAdmin',
      'Mail a person a link that confirms their address or logs in, for a reason that is logged',
      Ok,
      { status: 202 },
    ),
    validate('json', ActionReason),
    async (c) =>
      c.json(await succeed(sendPersonLink(getCtx(c), c.req.param('id'), c.req.valid('json'))), 202),
  )
  .post(
    '/admin/people/:id/erase',
    describe('hiddenAdmin', 'Erase a person who asked for it, for a reason that is logged', Ok, {
      errors: [409],
    }),
    validate('json', ActionReason),
    async (c) => c.json(await succeed(eraseOnRequest(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  )
  .post(
    '/admin/people/:id/notes',
    describe('hiddenAdmin', 'Note something about a person, for other admins', Ok, { status: 201 }),
    validate('json', AdminNote),
    async (c) => c.json(await succeed(notePerson(getCtx(c), c.req.param('id'), c.req.valid('json'))), 201),
  );

/** Creates the routes by which an admin helps one person; the argument is what modules above do with a new address. */
export const createPeopleRoutes = (onNewAddress: OnNewAddress) =>
  new Hono<AppEnv>()
    .route('/', payments)
    .route('/', people)
    .post(
      '/admin/people/:id/correct-address',
      describe('hiddenAdmin', 'Correct a mistyped address, for a reason that is logged', Ok, {
        errors: [409],
      }),
      validate('json', CorrectAddress),
      async (c) => {
        const input = c.req.valid('json');
        return c.json(await succeed(correctPersonAddress(getCtx(c), c.req.param('id'), input, onNewAddress)));
      },
    );
