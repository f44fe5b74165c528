import { env } from 'cloudflare:workers';
import { eq, inArray } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { campaigns } from '#api/campaigns/table.ts';
import { ANSWERS_PER_OBJECT } from '#api/scoring/archive/query-archivable.ts';
import { readArchivedTexts, restoreArchivedAnswer } from '#api/scoring/index.ts';
import { ARCHIVE_UNAVAILABLE } from '#api/scoring/rules.ts';
import { recordEntries, recordKeys, scores } from '#api/scoring/table.ts';
import {
  archive,
  auditArchived,
  listObjects,
  readAs,
  readStored,
  replaceBucketMethod,
  seedEndedCampaign,
} from '../support/archives.ts';
import { createCampaignOwner, type CampaignOwner } from '../support/campaign-owner.ts';
import { crashAtCall, recordStatements, runBeforeBatch } from '../support/crash.ts';
import { listScans } from '../support/explain.ts';
import { createLoggedInUser, PASSWORD } from '../support/logged-in-user.ts';
import { db, runAsSystem } from '../support/payments.ts';
import { createReportBody } from '../support/reports.ts';
import { PLAIN } from '../support/seed-answers.ts';

let owner: CampaignOwner;
beforeAll(async () => {
  owner = await createCampaignOwner();
});

const fail = () => Promise.reject(new Error('R2 is down'));

describe('a campaign that ended a year ago', () => {
  test('moves to the bucket, and every reader shows the same; erased, a person’s texts cannot be read any more', async () => {
    const fan = await createLoggedInUser('fan');
    const campaign = await seedEndedCampaign(owner, fan, 2);
    const [own = '', second = '', third = ''] = campaign.ids;
    const readAll = (under: Env = env) =>
      Promise.all([
        readAs(fan, '/api/campaign-submissions/user-submissions', under),
        readAs(fan, `/api/campaign-submissions/${own}`, under),
        readAs(owner, `/api/campaigns/${campaign.id}/answers`, under),
        readAs(owner, `/api/campaigns/${campaign.id}/nominees`, under),
        readAs(owner, `/api/campaigns/${campaign.id}/answers.csv?language=en`, under),
        readAs(owner, `/api/campaigns/by-slug/${campaign.slug}/selection`, under),
        readAs(owner, `/api/campaigns/by-slug/${campaign.slug}/record`, under),
        readAs(fan, '/api/users/me/export', under).then((text) => text.replace(/"exportedAt":"[^"]*"/, '')),
      ]);
    const before = await readAll();
    expect(before.filter((text) => text.includes(PLAIN))).toHaveLength(6);

    expect(await archive(env, 364)).toBe(0);
    expect(await archive()).toBe(3);
    expect(await archive()).toBe(0);
    expect((await readStored(campaign)).slice(-4)).toEqual([PLAIN, '', '', '']);
    const judgings = await db.select().from(scores).where(inArray(scores.submissionId, campaign.ids));
    expect(judgings.map(({ explanationNl, explanationEn }) => [explanationNl, explanationEn])).toEqual(
      campaign.ids.map(() => [null, null]),
    );
    const isBlank = eq(recordEntries.body, '');
    expect(await db.$count(recordEntries, isBlank)).toBe(3);
    const objects = await listObjects(campaign);
    expect(objects).toHaveLength(1);
    const stored = await (await env.MEDIA.get(objects[0] ?? ''))?.text();
    expect(stored).not.toContain(PLAIN);
    expect((await env.MEDIA.get(objects[0] ?? ''))?.key).not.toMatch(/^[\w-]+\.\w+$/);
    expect(await readAll()).toEqual(before);
    expect(await auditArchived(campaign)).toBeUndefined();

    // Without the bucket everything still answers, with a sentence in the place of each text.
    const down = replaceBucketMethod('get', fail);
    const withoutBucket = await readAll(down);
    expect(withoutBucket.map((text) => text.includes(ARCHIVE_UNAVAILABLE.en))).toEqual([
      ...[true, true, true, false, true, false, false, true],
    ]);

    const ref = { submissionId: own, campaignId: campaign.id, archiveChunk: 1 };
    const restore = runAsSystem((ctx) => restoreArchivedAnswer(ctx, ref), new Date(), down);
    await expect(restore).rejects.toMatchObject({ status: 503, text: ARCHIVE_UNAVAILABLE });

    // What others may read, or an admin has to decide about, is in the database again.
    expect((await fan.put(`/api/campaign-submissions/${own}/wall`, { displayName: 'Noor' })).status).toBe(
      200,
    );
    expect((await readStored(campaign)).slice(-3)).toEqual([PLAIN, '', '']);
    const report = createReportBody(campaign, { subject: 'answer', submissionId: second });
    expect((await owner.post('/api/reports', report)).status).toBe(201);
    expect((await readStored(campaign)).slice(-3)).toEqual([PLAIN, PLAIN, '']);

    expect((await fan.delete('/api/users/me', { password: PASSWORD })).status).toBe(200);
    expect((await readStored(campaign)).slice(-3)).toEqual(['', PLAIN, '']);
    expect(await db.$count(recordKeys, eq(recordKeys.submissionId, own))).toBe(0);
    const left = await runAsSystem((ctx) => readArchivedTexts(ctx, [ref]));
    expect(left.get(own)).toMatchObject({ isReadable: false });
    expect(await auditArchived(campaign)).toBeUndefined();
    expect(await readAs(owner, `/api/campaigns/${campaign.id}/answers`)).not.toContain(own);
    expect(await readAs(owner, `/api/campaigns/${campaign.id}/answers`)).toContain(third);

    await env.MEDIA.put(objects[0] ?? '', `${stored} `);
    expect(await auditArchived(campaign)).toMatchObject({ kind: 'archive' });
  });

  test('keeps everything until an object is stored and read back, whatever fails, and moves it once', async () => {
    const first = await seedEndedCampaign(owner);
    await expect(archive(replaceBucketMethod('put', fail))).rejects.toThrow('R2 is down');
    const damaged = replaceBucketMethod('get', () => Promise.resolve({ text: () => Promise.resolve('{}') }));
    await expect(archive(damaged)).rejects.toThrow('is not as it was stored');
    expect((await readStored(first)).at(-1)).toBe(PLAIN);
    for (const point of ['before', 'after'] as const) {
      const campaign = point === 'before' ? first : await seedEndedCampaign(owner);
      let crashes = 0;
      for (let hasCrashed = true; hasCrashed; crashes += 1) {
        const crash = crashAtCall(crashes + 1, point);
        await archive().catch((error: unknown) => error);
        hasCrashed = crash.hasHappened();
        crash.restore();
        expect(await auditArchived(campaign)).toBeUndefined();
      }
      expect(crashes).toBeGreaterThan(1);
      expect(await readStored(campaign)).toEqual([...Array.from({ length: 10 }, () => PLAIN), '']);
      const [row] = await db.select().from(campaigns).where(eq(campaigns.id, campaign.id));
      expect(row?.archivedAt).not.toBeNull();
    }
  });

  test('leaves all answers of an object where they are when one is erased meanwhile, until the next sweep', async () => {
    const fan = await createLoggedInUser('fan');
    const campaign = await seedEndedCampaign(owner, fan);
    const race = runBeforeBatch(/answer_archives/, () => fan.delete('/api/users/me', { password: PASSWORD }));
    expect(await archive()).toBe(0);
    race.restore();
    expect((await readStored(campaign)).slice(-2)).toEqual(['', PLAIN]);
    expect(await listObjects(campaign)).toEqual([]);
    const atOnce = await Promise.all([archive(), archive()]);
    expect(atOnce.toSorted()).toEqual([0, 1]);
    expect(await listObjects(campaign)).toHaveLength(1);
    expect(await auditArchived(campaign)).toBeUndefined();
  });

  test('stays in the database without a bucket and with a setting of 0 days, else fills objects by an index', async () => {
    const campaign = await seedEndedCampaign(owner, undefined, ANSWERS_PER_OBJECT + 1);
    const without: Env = Object.assign(Object.create(null), env, { MEDIA: undefined });
    const never: Env = Object.assign(Object.create(null), env, { ARCHIVE_AFTER_DAYS: '0' });
    expect([await archive(without), await archive(never)]).toEqual([0, 0]);
    expect((await readStored(campaign)).at(-1)).toBe(PLAIN);
    const readPage = () => readAs(owner, `/api/campaigns/${campaign.id}/answers?page=6`);
    const before = await readPage();
    const recorded = recordStatements();
    expect(await archive()).toBe(ANSWERS_PER_OBJECT + 1);
    recorded.restore();
    expect(await listObjects(campaign)).toHaveLength(2);
    expect(await readPage()).toBe(before);
    expect(await auditArchived(campaign)).toBeUndefined();
    for (const sql of new Set(recorded.calls.flat()))
      expect((await listScans(sql)).filter((step) => step !== 'SCAN moved')).toEqual([]);
  });
});
