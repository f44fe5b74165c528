import { count, eq } from 'drizzle-orm';
import { z } from 'zod';
import { campaigns } from '#api/campaigns/table.ts';
import { rankings, rereadRequests } from '#api/nominees/table.ts';
import { createCaller } from '../support/callers.ts';
import { testFaults, toCall } from '../support/faults.ts';
import { findOperation } from '../support/operations.ts';
import { db } from '../support/api.ts';
import { sampleValue } from '../support/sample-body.ts';
import { seedCampaign, changeCampaign } from '../support/seed.ts';
import { seedWorld } from '../support/world.ts';

import { readCampaign, readRereads, seedNominee } from '../support/changed-campaigns.ts';

const owner = await createCaller('celebrity');
const fan = await createCaller('fan');
const reason = 'The celebrity has fallen ill for a long time.';
const { refs } = await seedWorld(owner, fan);
const create = await findOperation('POST /api/campaigns/create');
const createDraft = () => sampleValue(create.body?.schema ?? {}, refs);

testFaults([
  {
    name: 'creating a campaign',
    async prepare() {
      const creator = await createCaller('celebrity');
      const world = await seedWorld(creator, fan);
      const draft = {
        ...z.record(z.string(), z.unknown()).parse(createDraft()),
        image: world.refs.get('image'),
      };
      const name = `Made once ${creator.id}`;
      return {
        call: toCall(creator, 'POST', '/api/campaigns/create', { ...draft, name }),
        // Repeating a call whose response was lost creates another campaign, as a second press of the button would.
        readState: async () => {
          const [made] = await db.select({ rows: count() }).from(campaigns).where(eq(campaigns.name, name));
          return (made?.rows ?? 0) > 0;
        },
      };
    },
  },
  {
    name: 'changing a campaign',
    async prepare() {
      const { id } = await seedCampaign({ ownerId: owner.id, agreeToTerms: true, agreeToProtocol: true });
      return {
        call: toCall(owner, 'PATCH', `/api/campaigns/${id}`, {
          name: 'Another hour',
          charity: refs.get('charity'),
        }),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'closing a campaign',
    async prepare() {
      // Without an answer: selection-crashes.test.ts covers failures of the selection that would follow.
      const { id } = await seedCampaign({ ownerId: owner.id });
      return {
        call: toCall(owner, 'POST', `/api/campaigns/${id}/close`),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'reopening a campaign',
    async prepare() {
      // An account may only have a few open campaigns, and each attempt opens one.
      const creator = await createCaller('celebrity');
      const { id } = await seedNominee(creator, fan);
      await changeCampaign(id, { answersOpenedAt: new Date() });
      return {
        call: toCall(creator, 'POST', `/api/campaigns/${id}/reopen`),
        readState: () => readCampaign(id),
      };
    },
  },
  {
    name: 'asking for another reading',
    repeated: 409,
    async prepare() {
      const { id, submissionId } = await seedNominee(owner, fan);
      const now = new Date();
      await db.insert(rankings).values({ campaignId: id, rankedAt: now, knownAt: now });
      return {
        call: toCall(fan, 'POST', `/api/campaign-submissions/${submissionId}/reread`, { overlooked: reason }),
        readState: () => readRereads(id),
      };
    },
  },
  {
    name: 'replying to a request for another reading',
    repeated: 409,
    async prepare() {
      const { id, submissionId } = await seedNominee(owner, fan);
      const request = { campaignId: id, submissionId, askedAt: new Date(), overlooked: reason };
      await db.insert(rereadRequests).values(request);
      return {
        call: toCall(owner, 'POST', `/api/campaigns/${id}/rereads/${submissionId}`, { reply: reason }),
        readState: () => readRereads(id),
      };
    },
  },
  {
    name: 'reading the paid answers',
    async prepare() {
      const { id } = await seedNominee(owner, fan);
      return {
        call: toCall(owner, 'GET', `/api/campaigns/${id}/answers`),
        readState: () => readCampaign(id),
      };
    },
  },
]);
