import { z } from 'zod';
import {
  AdminCampaignsPage,
  AdminPaymentsPage,
  FailedMailsPage,
  LoggedActionsPage,
  Overview,
  ProcessedAgain,
  RefusedMessagesPage,
  SweepsPage,
  UnappliedMessagesPage,
} from '../admin/contract.ts';
import type { OperationDocs } from './operation-doc.ts';

/** The admin's calls. Lists have the newest first; `next`, when there is one, is the `after` of the next page. */
export const ADMIN_OPERATIONS: OperationDocs = {
  'GET /api/admin/overview': {
    summary: 'What needs attention, the totals, and the last 30 days, in numbers',
    access: 'hiddenAdmin',
    answer: Overview,
  },
  'GET /api/admin/campaigns': {
    summary: 'Campaigns, of one `stage` or those whose slug, name or artist begins with `search`',
    access: 'hiddenAdmin',
    answer: AdminCampaignsPage,
  },
  'POST /api/admin/campaigns/{id}/confirm': {
    summary: 'Let a campaign go on whose artist’s name looks like another’s',
    access: 'hiddenAdmin',
    answer: z.object({ ok: z.literal(true) }),
  },
  'GET /api/admin/payments': {
    summary: 'Payments, in one `state` or those with the reference `search`; no fan is named',
    access: 'hiddenAdmin',
    answer: AdminPaymentsPage,
  },
  'GET /api/admin/mails': {
    summary: 'Mails that failed for good',
    access: 'hiddenAdmin',
    answer: FailedMailsPage,
  },
  'POST /api/admin/mails/{id}/send-again': {
    summary: 'Send a mail that failed for good once more, for a reason that is logged',
    access: 'hiddenAdmin',
    status: 202,
    answer: z.object({ ok: z.literal(true) }),
    errors: [409],
  },
  'GET /api/admin/messages': {
    summary: 'Messages from the payment provider that changed nothing',
    access: 'hiddenAdmin',
    answer: UnappliedMessagesPage,
  },
  'POST /api/admin/messages/{id}/process-again': {
    summary: 'Ask the payment provider for a message again and handle it, for a reason that is logged',
    access: 'hiddenAdmin',
    answer: ProcessedAgain,
    errors: [409, 502],
  },
  'GET /api/admin/refused-messages': {
    summary: 'When and why messages were refused that could not be shown to come from the payment provider',
    access: 'hiddenAdmin',
    answer: RefusedMessagesPage,
  },
  'GET /api/admin/sweeps': {
    summary: 'What the last scheduled sweeps did',
    access: 'hiddenAdmin',
    answer: SweepsPage,
  },
  'GET /api/admin/log': {
    summary: 'What admins did by hand, and why',
    access: 'hiddenAdmin',
    answer: LoggedActionsPage,
  },
};
