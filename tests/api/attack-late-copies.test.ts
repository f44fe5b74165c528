import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { startDueSelections } from '#api/nominees/index.ts';
import { nominees } from '#api/nominees/table.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { seedAnswers } from '../support/answers.ts';
import { db, runAsSystem } from '../support/api.ts';
import { seedClosedCampaign, select } from '../support/selections.ts';

const ORIGINAL =
  'In 1999 I cooked lentil soup with my grandmother for the whole street, and the neighbour who never spoke told us about the war.';

test('a late copy of an answer that was already scored is no nominee beside it', async () => {
  const campaign = await seedClosedCampaign(1, () => ORIGINAL);
  await select(campaign);
  const [original] = campaign.answers;
  const read = async () =>
    (await db.select().from(nominees).where(eq(nominees.campaignId, campaign.id))).map(
      (row) => row.submissionId,
    );
  expect(await read()).toEqual([original]);
  // A transfer that was under way, or an answer after a reopening: the text stands on the wall for everyone to copy.
  await seedAnswers(campaign.id, 1, () => `${ORIGINAL}!`);
  await runAsSystem(startDueSelections, new Date(Date.now() + HOUR_MS));
  expect(await read()).toEqual([original]);
});
