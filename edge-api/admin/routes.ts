import { Hono } from 'hono';
import { ActionReason } from '../admin-log/contract.ts';
import { confirmArtist } from '../campaigns/index.ts';
import { adminsOnly, getCtx, hideFromOthers, requireSession, type AppEnv } from '../platform/context.ts';
import { PageQuery } from '../platform/contract.ts';
import { KeysetQuery } from '../platform/keyset.ts';
import { validate } from '../platform/validate.ts';
import { JudgeOverride } from '../scoring/contract.ts';
import { getOverview } from './get-overview.ts';
import { listActions } from './list-actions.ts';
import { listAdminCampaigns } from './list-admin-campaigns.ts';
import { listCharitiesInReview } from './list-charities-in-review.ts';
import { listFailedMails } from './list-failed-mails.ts';
import { listRefusedMessages, listUnappliedMessages } from './list-messages.ts';
import { listPayments } from './list-payments.ts';
import { listStuckSelections } from './list-stuck-selections.ts';
import { listSweeps } from './list-sweeps.ts';
import { overrideJudge } from './override-judge.ts';
import { processMessageAgain } from './process-message-again.ts';
import { retryStuckSelection } from './retry-stuck-selection.ts';
import { AdminCampaignsQuery, AdminPaymentsQuery } from './contract.ts';
import { sendMailAgain } from './send-mail-again.ts';

export const adminRoutes = new Hono<AppEnv>()
  .get('/charity-whitelist-custom/review', requireSession, validate('query', PageQuery), async (c) =>
    c.json(await listCharitiesInReview(getCtx(c), c.req.valid('query'))),
  )
  .get('/admin/selections', requireSession, validate('query', PageQuery), async (c) =>
    c.json(await listStuckSelections(getCtx(c), c.req.valid('query'))),
  )
  .post('/admin/selections/:id/retry', adminsOnly, validate('json', ActionReason), async (c) => {
    await retryStuckSelection(getCtx(c), c.req.param('id'), c.req.valid('json'));
    return c.json({ ok: true as const }, 202);
  })
  .get('/admin/overview', hideFromOthers, async (c) => c.json(await getOverview(getCtx(c))))
  .get('/admin/campaigns', hideFromOthers, validate('query', AdminCampaignsQuery), async (c) =>
    c.json(await listAdminCampaigns(getCtx(c), c.req.valid('query'))),
  )
  .post('/admin/campaigns/:id/confirm', hideFromOthers, async (c) => {
    await confirmArtist(getCtx(c), c.req.param('id'));
    return c.json({ ok: true as const });
  })
  .get('/admin/payments', hideFromOthers, validate('query', AdminPaymentsQuery), async (c) =>
    c.json(await listPayments(getCtx(c), c.req.valid('query'))),
  )
  .get('/admin/mails', hideFromOthers, validate('query', KeysetQuery), async (c) =>
    c.json(await listFailedMails(getCtx(c), c.req.valid('query'))),
  )
  .post('/admin/mails/:id/send-again', hideFromOthers, validate('json', ActionReason), async (c) => {
    await sendMailAgain(getCtx(c), c.req.param('id'), c.req.valid('json'));
    return c.json({ ok: true as const }, 202);
  })
  .get('/admin/messages', hideFromOthers, validate('query', KeysetQuery), async (c) =>
    c.json(await listUnappliedMessages(getCtx(c), c.req.valid('query'))),
  )
  .post('/admin/messages/:id/process-again', hideFromOthers, validate('json', ActionReason), async (c) =>
    c.json(await processMessageAgain(getCtx(c), c.req.param('id'), c.req.valid('json'))),
  )
  .get('/admin/refused-messages', hideFromOthers, validate('query', KeysetQuery), async (c) =>
    c.json(await listRefusedMessages(getCtx(c), c.req.valid('query'))),
  )
  .get('/admin/sweeps', hideFromOthers, validate('query', KeysetQuery), async (c) =>
    c.json(await listSweeps(getCtx(c), c.req.valid('query'))),
  )
  .get('/admin/log', hideFromOthers, validate('query', KeysetQuery), async (c) =>
    c.json(await listActions(getCtx(c), c.req.valid('query'))),
  )
  .post('/admin/selections/:id/judge-override', adminsOnly, validate('json', JudgeOverride), async (c) => {
    await overrideJudge(getCtx(c), c.req.param('id'), c.req.valid('json'));
    return c.json({ ok: true as const }, 202);
  });
