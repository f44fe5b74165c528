import { Hono } from 'hono';
import { recentLogin, type OnNewAddress } from '../../accounts/index.ts';
import { AdminNote } from '../../admin-log/contract.ts';
import type { AppEnv } from '../../platform/context.ts';
import { Ok, succeed } from '../../platform/contract.ts';
import { describe, getCtx } from '../../platform/describe.ts';
import { keysetQuery } from '../../platform/paging.ts';
import { validate } from '../../platform/validate.ts';
import { SuspendedAccountsPage } from '../contract.ts';
import { HelpPayment, PaymentChecks, PaymentRecord, PaymentReference } from '../payments-contract.ts';
import { checkByReference, getPayment, helpPayment } from '../payment-record.ts';
import {
  CorrectAddress,
  FoundPeoplePage,
  HelpPerson,
  PeopleSearch,
  PersonRecord,
  TimelinePage,
  TimelineQuery,
} from '../people-contract.ts';
import { notePayment, notePerson } from '../notes.ts';
import { ADMIN_PAGE_SIZE } from '../rules.ts';
import { listSuspendedAccounts } from '../suspend-account.ts';
import { findPeople, getPerson } from './read-people.ts';
import { correctPersonAddress, helpPerson } from './person-actions.ts';
import { listTimeline } from './timeline-sources.ts';

const payments = new Hono<AppEnv>()
  .post(
    '/admin/payments/check',
    describe(
      'hiddenAdmin',
      'Ask the payment provider about a payment, by any of its references, and record the response',
      PaymentChecks,
      { errors: [502] },
    ),
    validate('json', PaymentReference),
    async (c) => c.json(await checkByReference(getCtx(c), c.req.valid('json'))),
  )
  .get(
    '/admin/payments/:id',
    describe('hiddenAdmin', 'Get a payment with every message from the provider about it', PaymentRecord),
    async (c) => c.json(await getPayment(getCtx(c), c.req.param('id'))),
  )
  .post(
    '/admin/payments/:id/help',
    describe(
      'hiddenAdmin',
      'Refund a payment, email its receipt again or note that it was settled by hand, with a reason that is logged',
      Ok,
      { errors: [409] },
    ),
    validate('json', HelpPayment),
    async (c) => c.json(await succeed(helpPayment(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  )
  .post(
    '/admin/payments/:id/notes',
    describe('hiddenAdmin', 'Add a note on a payment, for other admins', Ok, { status: 201 }),
    validate('json', AdminNote),
    async (c) => c.json(await succeed(notePayment(getCtx(c), c.req.param('id'), c.req.valid('json'))), 201),
  );

const people = new Hono<AppEnv>()
  .post(
    '/admin/people/search',
    describe(
      'hiddenAdmin',
      'List the people whose address or name begins with `search`, or who made a payment with that reference',
      FoundPeoplePage,
    ),
    validate('json', PeopleSearch),
    async (c) => c.json(await findPeople(getCtx(c), c.req.valid('json'))),
  )
  .get(
    '/admin/people/:id',
    describe('hiddenAdmin', 'Get a person with their campaigns, payments and notes', PersonRecord),
    async (c) => c.json(await getPerson(getCtx(c), c.req.param('id'))),
  )
  .get(
    '/admin/people/:id/timeline',
    describe('hiddenAdmin', 'List everything that happened to a person, newest first', TimelinePage),
    validate('query', TimelineQuery),
    async (c) => c.json(await listTimeline(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .post(
    '/admin/people/:id/help',
    describe(
      'hiddenAdmin',
      'Email a person a link, end their sessions, hide or show their name, suspend or restore their account or, after a recent log-in, erase it, with a reason that is logged',
      Ok,
      { errors: [409] },
    ),
    validate('json', HelpPerson),
    async (c) => c.json(await succeed(helpPerson(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  )
  .post(
    '/admin/people/:id/notes',
    describe('hiddenAdmin', 'Add a note on a person, for other admins', Ok, { status: 201 }),
    validate('json', AdminNote),
    async (c) => c.json(await succeed(notePerson(getCtx(c), c.req.param('id'), c.req.valid('json'))), 201),
  );

/** Creates the routes by which an admin helps one person; modules above pass what they do with a new address. */
export const createPeopleRoutes = (onNewAddress: OnNewAddress) =>
  new Hono<AppEnv>()
    .route('/', payments)
    .route('/', people)
    .post(
      '/admin/people/:id/correct-address',
      describe(
        'hiddenAdmin',
        'Correct a mistyped email address, with a reason that is logged; needs a recent log-in',
        Ok,
        { errors: [409] },
      ),
      recentLogin,
      validate('json', CorrectAddress),
      async (c) => {
        const input = c.req.valid('json');
        return c.json(await succeed(correctPersonAddress(getCtx(c), c.req.param('id'), input, onNewAddress)));
      },
    )
    .get(
      '/admin/accounts',
      describe(
        'hiddenAdmin',
        'List the suspended accounts, with their people’s objections',
        SuspendedAccountsPage,
      ),
      validate('query', keysetQuery(ADMIN_PAGE_SIZE)),
      async (c) => c.json(await listSuspendedAccounts(getCtx(c), c.req.valid('query'))),
    );
