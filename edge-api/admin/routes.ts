import { Hono } from 'hono';
import { ActionReason, AdminNote } from '../admin-log/contract.ts';
import { CheckProof, ReviewCampaign } from '../campaigns/contract.ts';
import { checkProof, reviewCampaign } from '../campaigns/index.ts';
import type { AppEnv } from '../platform/context.ts';
import { Ok, succeed } from '../platform/contract.ts';
import { describe, getCtx } from '../platform/describe.ts';
import { keysetQuery, listQuery } from '../platform/paging.ts';
import { validate } from '../platform/validate.ts';
import { JudgeOverride } from '../scoring/contract.ts';
import { CampaignRecord } from './campaign-record-contract.ts';
import { getCampaignRecord, lookAsOwner } from './get-campaign-record.ts';
import { getOverview } from './get-overview.ts';
import { listActions, listAdmins } from './list-actions.ts';
import { findCampaigns, listAdminCampaigns } from './list-admin-campaigns.ts';
import { listCampaignTimeline } from './list-campaign-timeline.ts';
import { listCampaignsInReview } from './list-campaigns-in-review.ts';
import { listCharitiesInReview } from './list-charities-in-review.ts';
import { listFailedMails, sendMailAgain } from './failed-mails.ts';
import { listRefusedMessages, listUnappliedMessages, processMessageAgain } from './messages.ts';
import { noteCampaign } from './notes.ts';
import { TimelinePage, TimelineQuery } from './people-contract.ts';
import { listPayments } from './list-payments.ts';
import { listStuckSelections, overrideJudge, retryStuckSelection } from './stuck-selections.ts';
import { listSweeps } from './list-sweeps.ts';
import {
  AdminCampaignsQuery,
  CampaignSearch,
  Admins,
  LoggedActionsPage,
  LogQuery,
  SweepsPage,
  RefusedMessagesPage,
  ProcessedAgain,
  UnappliedMessagesPage,
  FailedMailsPage,
  AdminCampaignsPage,
  CampaignsInReview,
  ProofResult,
  Overview,
  StuckSelectionsPage,
} from './contract.ts';
import { AdminPaymentsQuery, AdminPaymentsPage } from './payments-contract.ts';
import { CharityReviewPage } from '../charities/contract.ts';
import { REVIEW_PAGE_SIZE } from '../charities/rules.ts';
import { ADMIN_PAGE_SIZE, STUCK_SELECTIONS_PAGE_SIZE } from './rules.ts';

export const adminRoutes = new Hono<AppEnv>()
  .get(
    '/charity-whitelist-custom/review',
    describe('admin', 'List all charities with who added and who uses them', CharityReviewPage),
    validate('query', keysetQuery(REVIEW_PAGE_SIZE)),
    async (c) => c.json(await listCharitiesInReview(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/admin/selections',
    describe(
      'admin',
      'List the selections that were given up, keep failing or wait for their judge',
      StuckSelectionsPage,
    ),
    validate('query', listQuery(STUCK_SELECTIONS_PAGE_SIZE)),
    async (c) => c.json(await listStuckSelections(getCtx(c), c.req.valid('query'))),
  )
  .post(
    '/admin/selections/:id/retry',
    describe('admin', 'Retry the selection of a campaign at once, with a reason that is logged', Ok, {
      status: 202,
      errors: [502],
    }),
    validate('json', ActionReason),
    async (c) =>
      c.json(await succeed(retryStuckSelection(getCtx(c), c.req.param('id'), c.req.valid('json'))), 202),
  )
  .get(
    '/admin/overview',
    describe('hiddenAdmin', 'Count what needs attention, the totals and the last 30 days', Overview),
    async (c) => c.json(await getOverview(getCtx(c))),
  )
  .get(
    '/admin/campaigns',
    describe('hiddenAdmin', 'List campaigns, all or those of one `stage`', AdminCampaignsPage),
    validate('query', AdminCampaignsQuery),
    async (c) => c.json(await listAdminCampaigns(getCtx(c), c.req.valid('query'))),
  )
  .post(
    '/admin/campaigns/search',
    describe(
      'hiddenAdmin',
      'Find campaigns by words of their names, charity and owner, or by the owner’s address',
      AdminCampaignsPage,
    ),
    validate('json', CampaignSearch),
    async (c) => c.json(await findCampaigns(getCtx(c), c.req.valid('json'))),
  )
  .get(
    '/admin/campaigns/:id',
    describe('hiddenAdmin', 'Get a campaign with its owner, figures, emails and notes', CampaignRecord),
    async (c) => c.json(await getCampaignRecord(getCtx(c), c.req.param('id'))),
  )
  .post(
    '/admin/campaigns/:id/look',
    describe(
      'hiddenAdmin',
      'Let the caller read a campaign as its owner does for an hour, with a reason that is logged',
      Ok,
    ),
    validate('json', ActionReason),
    async (c) => c.json(await succeed(lookAsOwner(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  )
  .get(
    '/admin/campaigns/:id/timeline',
    describe('hiddenAdmin', 'List everything that happened to a campaign, newest first', TimelinePage),
    validate('query', TimelineQuery),
    async (c) => c.json(await listCampaignTimeline(getCtx(c), c.req.param('id'), c.req.valid('query'))),
  )
  .post(
    '/admin/campaigns/:id/notes',
    describe('hiddenAdmin', 'Add a note on a campaign, for other admins', Ok, { status: 201 }),
    validate('json', AdminNote),
    async (c) => c.json(await succeed(noteCampaign(getCtx(c), c.req.param('id'), c.req.valid('json'))), 201),
  )
  .post(
    '/admin/campaigns/:id/review',
    describe(
      'hiddenAdmin',
      'Confirm or decline a campaign in review, or ask its owner, with a reason that is logged',
      Ok,
      { errors: [409] },
    ),
    validate('json', ReviewCampaign),
    async (c) => c.json(await succeed(reviewCampaign(getCtx(c), c.req.param('id'), c.req.valid('json')))),
  )
  .post(
    '/admin/campaigns/:id/proof',
    describe(
      'hiddenAdmin',
      'Check whether a page of the celebrity proves that a campaign is theirs',
      ProofResult,
    ),
    validate('json', CheckProof),
    async (c) => c.json({ proof: await checkProof(getCtx(c), c.req.param('id'), c.req.valid('json')) }),
  )
  .get(
    '/admin/reviews',
    describe(
      'hiddenAdmin',
      'List the campaigns that wait for an admin’s review, with their owners',
      CampaignsInReview,
    ),
    validate('query', keysetQuery(ADMIN_PAGE_SIZE)),
    async (c) => c.json(await listCampaignsInReview(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/admin/payments',
    describe(
      'hiddenAdmin',
      'List payments, in one `state`, of one `campaign`, or with the reference `search`, without fans’ names',
      AdminPaymentsPage,
    ),
    validate('query', AdminPaymentsQuery),
    async (c) => c.json(await listPayments(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/admin/mails',
    describe('hiddenAdmin', 'List the emails that failed permanently', FailedMailsPage),
    validate('query', keysetQuery(ADMIN_PAGE_SIZE)),
    async (c) => c.json(await listFailedMails(getCtx(c), c.req.valid('query'))),
  )
  .post(
    '/admin/mails/:id/send-again',
    describe('hiddenAdmin', 'Send an email that failed permanently again, with a reason that is logged', Ok, {
      status: 202,
      errors: [409],
    }),
    validate('json', ActionReason),
    async (c) => c.json(await succeed(sendMailAgain(getCtx(c), c.req.param('id'), c.req.valid('json'))), 202),
  )
  .get(
    '/admin/messages',
    describe(
      'hiddenAdmin',
      'List the messages from the payment provider that changed nothing',
      UnappliedMessagesPage,
    ),
    validate('query', keysetQuery(ADMIN_PAGE_SIZE)),
    async (c) => c.json(await listUnappliedMessages(getCtx(c), c.req.valid('query'))),
  )
  .post(
    '/admin/messages/:id/process-again',
    describe(
      'hiddenAdmin',
      'Fetch a message from the payment provider again and process it, with a reason that is logged',
      ProcessedAgain,
      { errors: [409, 502] },
    ),
    validate('json', ActionReason),
    async (c) => c.json(await processMessageAgain(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  )
  .get(
    '/admin/refused-messages',
    describe(
      'hiddenAdmin',
      'List the messages refused because they could not be verified as the payment provider’s',
      RefusedMessagesPage,
    ),
    validate('query', keysetQuery(ADMIN_PAGE_SIZE)),
    async (c) => c.json(await listRefusedMessages(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/admin/sweeps',
    describe('hiddenAdmin', 'List the latest runs of the scheduled sweep', SweepsPage),
    validate('query', keysetQuery(ADMIN_PAGE_SIZE)),
    async (c) => c.json(await listSweeps(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/admin/log',
    describe(
      'hiddenAdmin',
      'List the actions that admins took by hand, with their reasons',
      LoggedActionsPage,
    ),
    validate('query', LogQuery),
    async (c) => c.json(await listActions(getCtx(c), c.req.valid('query'))),
  )
  .get(
    '/admin/admins',
    describe('hiddenAdmin', 'List the admins, with when each became one and last did something', Admins),
    async (c) => c.json(await listAdmins(getCtx(c))),
  )
  .post(
    '/admin/selections/:id/judge-override',
    describe(
      'admin',
      'Let a selection use a model that failed its trial, with a reason that everyone can read',
      Ok,
      { status: 202 },
    ),
    validate('json', JudgeOverride),
    async (c) => c.json(await succeed(overrideJudge(getCtx(c), c.req.param('id'), c.req.valid('json'))), 202),
  );
