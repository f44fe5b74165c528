import { z } from 'zod';
import { PayoutAccount, RevealedAccount } from '../payouts/account-contract.ts';
import {
  Batch,
  BatchDetails,
  BatchesPage,
  CharityPayouts,
  PayablePage,
  PublicPayout,
  Statement,
} from '../payouts/contract.ts';
import { LastYear, YearStatement } from '../payouts/year-contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const OneAccount = z.object({ doc: PayoutAccount });
const OneBatch = z.object({ doc: Batch });

/** Calls about where the money goes. */
export const PAYOUT_OPERATIONS: OperationDocs = {
  'GET /api/campaigns/{id}/statement': {
    summary:
      'What a campaign raised and what its charity gets, for its owner, the charity’s accounts and admins',
    access: 'ownerOrAdmin',
    answer: z.object({ doc: Statement }),
  },
  'GET /api/campaigns/{id}/statement.csv': {
    summary: 'The same as a table',
    access: 'ownerOrAdmin',
    answer: 'text/csv',
  },
  'GET /api/campaigns/by-slug/{slug}/payout': {
    summary: 'What was transferred of a campaign’s proceeds, and when; null before that',
    access: 'anyone',
    answer: z.object({ doc: PublicPayout.nullable() }),
  },
  'GET /api/charities/{id}/payouts': {
    summary: 'A page of a charity’s payouts, the newest first, for its accounts and admins',
    access: 'ownerOrAdmin',
    answer: CharityPayouts,
  },
  'GET /api/charities/{id}/payout-account': {
    summary: 'A charity’s bank account without most of its number, and who looked at it or changed it',
    access: 'ownerOrAdmin',
    answer: OneAccount,
  },
  'PUT /api/charities/{id}/payout-account': {
    summary: 'Change a charity’s bank account, as its account or admin; logged, and its accounts get a mail',
    access: 'ownerOrAdmin',
    answer: OneAccount,
  },
  'POST /api/charities/{id}/payout-account/reveal': {
    summary: 'The number of a charity’s bank account in full, as its account or admin; logged',
    access: 'ownerOrAdmin',
    answer: z.object({ doc: RevealedAccount }),
  },
  'GET /api/admin/payouts': {
    summary: 'A page of the closed campaigns whose money is not paid out, with what each waits for, as admin',
    access: 'admin',
    answer: PayablePage,
  },
  'GET /api/admin/payouts/batches': {
    summary: 'A page of the batches of payouts, the newest first, as admin',
    access: 'admin',
    answer: BatchesPage,
  },
  'POST /api/admin/payouts/batches': {
    summary:
      'Put campaigns into a batch, which freezes their statements; the same again returns the same batch',
    access: 'admin',
    answer: OneBatch,
    errors: [409],
  },
  'GET /api/admin/payouts/batches/{id}': {
    summary: 'A batch with its lines, to be entered at a bank, as admin; logged for each bank account',
    access: 'admin',
    answer: z.object({ doc: BatchDetails }),
  },
  'GET /api/admin/payouts/batches/{id}/file': {
    summary: 'A batch as a file for the bank (pain.001.001.09), as admin; logged for each bank account',
    access: 'admin',
    answer: 'application/xml',
    errors: [409],
  },
  'POST /api/admin/payouts/batches/{id}/sent': {
    summary: 'Mark a batch as sent, once, with the bank’s day and reference, as admin',
    access: 'admin',
    answer: OneBatch,
    errors: [409],
  },
  'POST /api/admin/payouts/batches/{id}/take-back': {
    summary:
      'Take back a batch that was not sent, with a reason: its campaigns are payable again; logged, as admin',
    access: 'admin',
    answer: OneBatch,
    errors: [409],
  },
  'GET /api/users/me/last-year': {
    summary: 'Last year, if the caller paid something in it',
    access: 'person',
    answer: LastYear,
  },
  'GET /api/users/me/year-statement': {
    summary: 'The caller’s own payments of a year that is over',
    access: 'person',
    answer: z.object({ doc: YearStatement }),
    errors: [404],
  },
  'GET /api/users/me/year-statement.csv': {
    summary: 'The same as a table',
    access: 'person',
    answer: 'text/csv',
    errors: [404],
  },
};
