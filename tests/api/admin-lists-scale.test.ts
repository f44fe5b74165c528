import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/d1';
import { expect, test } from 'vitest';
import { queryHours, queryCounts } from '#api/admin/get-overview.ts';
import { listActions, listAdmins } from '#api/admin/list-actions.ts';
import { findCampaigns, listAdminCampaigns, queryAdminCampaigns } from '#api/admin/list-admin-campaigns.ts';
import { listFailedMails } from '#api/admin/failed-mails.ts';
import { listRefusedMessages, listUnappliedMessages } from '#api/admin/messages.ts';
import { listPayments } from '#api/admin/list-payments.ts';
import { listSweeps } from '#api/admin/list-sweeps.ts';
import { queryMessages } from '#api/admin/payment-record.ts';
import { queryPersonPayments, queryPeople } from '#api/admin/people/read-people.ts';
import { listCampaignSources } from '#api/admin/list-campaign-timeline.ts';
import { queryMailCounts } from '#api/admin/get-campaign-record.ts';
import { queryNotes } from '#api/admin/notes.ts';
import { adminNotes, campaigns, checkouts } from '#api/schema.ts';
import { listSources } from '#api/admin/people/timeline-sources.ts';
import { querySource } from '#api/admin/timeline.ts';
import type { Ctx } from '#api/platform/context.ts';
import { queryReports } from '#api/reports/list-reports.ts';
import { querySources, queryHours as queryNumberHours } from '#api/statistics/get-statistics.ts';
import { queryExport } from '#api/statistics/export-answers.ts';
import { SQLiteSyncDialect } from 'drizzle-orm/sqlite-core';
import { explain } from '../support/explain.ts';
import { createLoggedInUser } from '../support/people.ts';
import { measure, seedPayments } from '../support/measure.ts';
import { runAsSystem } from '../support/api.ts';
import { seedCampaign } from '../support/seed.ts';
import { toCookie } from '../support/client.ts';

const after = { after: { at: new Date(), id: 'x' }, limit: 25 };

/** Returns the plan of the first query that a list makes. */
async function explainList(list: (ctx: Ctx) => Promise<unknown>): Promise<string> {
  const queries: { sql: string; params: unknown[] }[] = [];
  const logger = { logQuery: (sql: string, params: unknown[]) => void queries.push({ sql, params }) };
  await runAsSystem((ctx) => list({ ...ctx, db: drizzle(env.DB, { logger }) }));
  return explain(queries[0] ?? { sql: '', params: [] });
}

/** Each list's query by the index that must serve it, in order and without sorting. */
const LISTS: Readonly<Record<string, (ctx: Ctx) => Promise<unknown>>> = {
  campaigns_created: (ctx) => listAdminCampaigns(ctx, after),
  // A search scans campaigns in this order and stops when it has enough.
  'campaigns_created for a search': (ctx) => findCampaigns(ctx, { search: 'soup' }),
  campaigns_stage: (ctx) => listAdminCampaigns(ctx, { ...after, stage: 'running' }),
  checkouts_created: (ctx) => listPayments(ctx, after),
  checkouts_state: (ctx) => listPayments(ctx, { ...after, state: 'paid' }),
  mails_failed: (ctx) => listFailedMails(ctx, after),
  payment_events_unapplied: (ctx) => listUnappliedMessages(ctx, after),
  webhook_refusals_at: (ctx) => listRefusedMessages(ctx, after),
  reports_open: (ctx) => queryReports(ctx, { filter: 'open', limit: 20 }),
  reports_decided: (ctx) => queryReports(ctx, { filter: 'decided', limit: 20 }),
  sweeps_started: (ctx) => listSweeps(ctx, after),
  admin_log_at: (ctx) => listActions(ctx, after),
  admin_log_admin: (ctx) => listActions(ctx, { ...after, admin: 'x' }),
  user_admins: (ctx) => listAdmins(ctx),
};

test.each(Object.entries(LISTS))('a list reads %s, and sorts nothing', async (index, query) => {
  const plan = await explainList(query);
  expect(plan).toContain(index.split(' ')[0]);
  expect(plan).not.toMatch(/TEMP B-TREE|SCAN (?!\w+ USING)/);
});

/** Disputed payments have their own partial index, which is scanned to find a dispute's id. */
const SCAN_CHECKOUTS = /SCAN checkouts(?! USING (COVERING )?INDEX checkouts_disputes)/;

test('a payment is found by an index for each of its references', async () => {
  const byReference = await explainList((ctx) => listPayments(ctx, { search: 'cs_1', limit: 25 }));
  for (const index of [
    'sqlite_autoindex_checkouts_1',
    'checkouts_intent',
    'checkouts_attempt',
    'checkouts_receipt',
    'payment_events_1',
  ])
    expect(byReference).toContain(index);
  expect(byReference).not.toMatch(SCAN_CHECKOUTS);
});

test('a person is found by an index for each way to search, and their record reads nothing whole', async () => {
  const plans = await runAsSystem((ctx) =>
    Promise.all([
      explain(queryPeople(ctx, 'someone@example.test').toSQL()),
      explain(queryMessages(ctx, 'cs_1').toSQL()),
      explain(queryPersonPayments(ctx, 'u').toSQL()),
      explain(queryAdminCampaigns(ctx, eq(campaigns.ownerId, 'u'), 25).toSQL()),
      ...listSources({ id: 'u', email: 'someone@example.test' }).map((source) =>
        explain(querySource(ctx, source, after).toSQL()),
      ),
    ]),
  );
  for (const index of [
    'user_email_unique',
    'user_name',
    'user_last_name',
    'user_person',
    'checkouts_receipt',
  ])
    expect(plans[0]).toContain(index);
  expect(plans[1]).toContain('payment_events_checkout');
  expect(plans[2]).toContain('submissions_user');
  expect(plans[3]).toContain('campaigns_owner');
  const sources = plans.slice(4).join('\n');
  for (const index of ['mails_user', 'mails_recipient', 'admin_log_subject', 'payment_events_checkout'])
    expect(sources).toContain(index);
  expect(plans.join('\n')).not.toMatch(SCAN_WHOLE);
  expect(plans.join('\n')).not.toMatch(SCAN_CHECKOUTS);
});

const SCAN_WHOLE =
  /SCAN (user|session|mails|submissions|payment_events|admin_log|admin_notes|reports|reminders|campaigns|winners|reread_requests|transfers|former_winners|rankings|thanks|stories)\b/;

test('the record of a campaign reads nothing whole, and its payments are found by its answers', async () => {
  const payments = await explainList((ctx) => listPayments(ctx, { ...after, campaign: 'c' }));
  expect(payments).toMatch(/submissions USING COVERING INDEX \w+ \(campaign_id=\?\)/);
  const plans = await runAsSystem((ctx) =>
    Promise.all([
      explain(queryMailCounts(ctx, 'c').toSQL()),
      explain(queryNotes(ctx, eq(adminNotes.about, 'c')).toSQL()),
      explain(queryNotes(ctx, eq(adminNotes.userId, 'u')).toSQL()),
      ...listCampaignSources('c').map((source) => explain(querySource(ctx, source, after).toSQL())),
    ]),
  );
  const all = [payments, ...plans].join('\n');
  for (const index of [
    'mails_campaign',
    'admin_notes_about',
    'admin_notes_user',
    'campaign_changes_campaign',
    'submissions_begun',
  ])
    expect(all).toContain(index);
  expect(all).not.toMatch(SCAN_WHOLE);
  expect(all).not.toMatch(/SCAN checkouts/);
});

test('the overview and the numbers count by indexes', async () => {
  const plans = await runAsSystem((ctx) => {
    const { begun, checkouts: opened, paid } = queryNumberHours(ctx, 'c');
    return Promise.all([
      explain(new SQLiteSyncDialect().sqlToQuery(queryCounts(ctx))),
      explain(queryHours(ctx, checkouts, checkouts.paidAt).toSQL()),
      explain(queryHours(ctx, campaigns, campaigns.createdAt).toSQL()),
      ...[begun, opened, paid, querySources(ctx, 'c')].map((query) => explain(query.toSQL())),
      explain(queryExport(ctx, 'c', 0).toSQL()),
    ]);
  });
  expect(plans.join('\n')).not.toMatch(
    /SCAN (campaigns|checkouts|submissions|mails|charities|reports|payment_events)\b(?! USING)/,
  );
});

test('a thousand payments cost the room no more statements than ten', async () => {
  const admin = await createLoggedInUser('admin');
  const owner = await createLoggedInUser('celebrity');
  const toHeaders = ({ jar }: { jar: ReadonlyMap<string, string> }) => ({ cookie: toCookie({ jar }) });
  const [small, large] = [
    await seedCampaign({ ownerId: owner.id }),
    await seedCampaign({ ownerId: owner.id }),
  ];
  const measureAll = async (id: string) => [
    await measure('/api/admin/overview', toHeaders(admin)),
    await measure('/api/admin/payments?state=paid', toHeaders(admin)),
    await measure('/api/admin/campaigns', toHeaders(admin)),
    await measure(`/api/campaigns/${id}/numbers`, toHeaders(owner)),
  ];
  await seedPayments(small.id, 30);
  const before = await measureAll(small.id);
  await seedPayments(large.id, 1000);
  const later = await measureAll(large.id);
  expect(later.map(({ statements }) => statements)).toEqual(before.map(({ statements }) => statements));
  // A list reads one page, however many rows there are.
  expect(later[1]?.rowsRead).toBe(before[1]?.rowsRead);
  expect(later[2]?.rowsRead).toBe(before[2]?.rowsRead);
  expect(later[3]?.text).toContain('"total":{"begun":1000,"checkouts":1000,"paid":1000}');
});
