import { describe, expect, test } from 'vitest';
import { REPORTS_PAGE_SIZE } from '#api/reports/rules.ts';
import { createLoggedInUser } from '../support/logged-in-user.ts';
import { runAsSystem } from '../support/system.ts';
import { decide, listReports, seedReport, STATEMENT } from '../support/reports.ts';
import { seedCampaign } from '../support/seed.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { queryReports } from '#api/reports/list-reports.ts';
import { queryRedactable } from '#api/reports/personal-data.ts';
import { queryDueStops } from '#api/reports/stop-reported-campaigns.ts';
import { explain } from '../support/explain.ts';

const admin = await createLoggedInUser('admin', 'en', 'Anna');

describe('the list of reports', () => {
  test('has the newest first, in pages, the open and the decided apart', async () => {
    const { id: campaignId } = await seedCampaign();
    const ids = [];
    for (let at = 0; at <= REPORTS_PAGE_SIZE; at += 1) {
      const createdAt = new Date(Date.now() + DAY_MS + at);
      ids.unshift(await seedReport({ campaignId, createdAt }));
    }
    const { docs, next } = await listReports(admin);
    expect(docs.map(({ id }) => id)).toEqual(ids.slice(0, REPORTS_PAGE_SIZE));
    expect(next).toBe(String(REPORTS_PAGE_SIZE));
    const [newest = ''] = ids;
    expect((await decide(admin, newest, 'dismissed')).status).toBe(200);
    expect((await listReports(admin)).docs[0]?.id).toBe(ids[1]);
    const [decided] = (await listReports(admin, 'decided')).docs;
    expect(decided).toMatchObject({
      id: newest,
      decided: { decision: 'dismissed', statement: STATEMENT, decidedBy: 'Anna' },
    });
  });

  test('and the sweep read by an index', async () => {
    const plans = await runAsSystem((ctx) =>
      Promise.all([
        explain(queryReports(ctx, { filter: 'open', after: 0, limit: 20 }).toSQL()),
        explain(queryReports(ctx, { filter: 'decided', after: 0, limit: 20 }).toSQL()),
        explain(queryRedactable(ctx).toSQL()),
        explain(queryDueStops(ctx).toSQL()),
      ]),
    );
    for (const [at, index] of [
      'reports_open',
      'reports_decided',
      'reports_worded',
      'reports_stop_due',
    ].entries())
      expect(plans[at]).toContain(index);
    expect(plans.join('\n')).not.toMatch(/TEMP B-TREE|SCAN reports(?! USING INDEX)/);
  });
});

test('a note is kept on open and decided reports', async () => {
  const { id: campaignId } = await seedCampaign();
  const id = await seedReport({ campaignId });
  const note = async (text: string) =>
    (await admin.put(`/api/admin/reports/${id}/note`, { note: text })).body;
  expect(await note('Ask the police')).toMatchObject({ doc: { note: 'Ask the police' } });
  await decide(admin, id, 'dismissed');
  expect(await note('')).toMatchObject({ doc: { note: '' } });
});
