import { z } from 'zod';
import { createCaller } from '../support/callers.ts';
import { send, testFault } from '../support/faults.ts';
import { findOperation } from '../support/operations.ts';
import { countRows, insertRow } from '../support/rows.ts';
import { sampleValue } from '../support/sample-body.ts';
import { seedCampaign, changeCampaign } from '../support/seed.ts';
import { seedWorld } from '../support/world.ts';
import { REASON } from '../support/endings.ts';
import { readCampaign, readRereads, seedNominee } from '../support/changed-campaigns.ts';

const owner = await createCaller('celebrity');
const fan = await createCaller('fan');
const { refs } = await seedWorld(owner, fan);
const create = await findOperation('POST /api/campaigns/create');
const createDraft = () => sampleValue(create.body?.schema ?? {}, refs);

testFault('creating a campaign', {
  async seed() {
    const creator = await createCaller('celebrity');
    const world = await seedWorld(creator, fan);
    const draft = z.record(z.string(), z.unknown()).parse(createDraft());
    const image = world.refs.get('image');
    return { creator, draft: { ...draft, image, name: `Made once ${creator.id}` } };
  },
  call: ({ creator, draft }) => send(creator, 'POST', '/api/campaigns/create', draft),
  // Repeating a call whose response was lost creates another campaign, as a second press of the button would.
  readState: async ({ draft }) => (await countRows('campaigns', { name: draft.name })) > 0,
});

testFault('changing a campaign', {
  seed: () => seedCampaign({ ownerId: owner.id, agreeToTerms: true, agreeToProtocol: true }),
  call: ({ id }) =>
    send(owner, 'PATCH', `/api/campaigns/${id}`, { name: 'Another hour', charity: refs.get('charity') }),
  readState: ({ id }) => readCampaign(id),
});

testFault('closing a campaign', {
  // Without an answer: selection-crashes.test.ts covers failures of the selection that would follow.
  seed: () => seedCampaign({ ownerId: owner.id }),
  call: ({ id }) => send(owner, 'POST', `/api/campaigns/${id}/close`),
  readState: ({ id }) => readCampaign(id),
});

testFault('reopening a campaign', {
  async seed() {
    // An account may only have a few open campaigns, and each attempt opens one.
    const creator = await createCaller('celebrity');
    const { id } = await seedNominee(creator, fan);
    await changeCampaign(id, { answersOpenedAt: new Date() });
    return { creator, id };
  },
  call: ({ creator, id }) => send(creator, 'POST', `/api/campaigns/${id}/reopen`),
  readState: ({ id }) => readCampaign(id),
});

testFault('asking for another reading', {
  repeated: 409,
  async seed() {
    const nominee = await seedNominee(owner, fan);
    const now = new Date();
    await insertRow('rankings', { campaignId: nominee.id, rankedAt: now, knownAt: now });
    return nominee;
  },
  call: ({ submissionId }) =>
    send(fan, 'POST', `/api/campaign-submissions/${submissionId}/reread`, { overlooked: REASON }),
  readState: ({ id }) => readRereads(id),
});

testFault('replying to a request for another reading', {
  repeated: 409,
  async seed() {
    const { id: campaignId, submissionId } = await seedNominee(owner, fan);
    const request = { campaignId, submissionId, askedAt: new Date(), overlooked: REASON };
    await insertRow('rereadRequests', request);
    return request;
  },
  call: ({ campaignId, submissionId }) =>
    send(owner, 'POST', `/api/campaigns/${campaignId}/rereads/${submissionId}`, { reply: REASON }),
  readState: ({ campaignId }) => readRereads(campaignId),
});

testFault('reading the paid answers', {
  seed: () => seedNominee(owner, fan),
  call: ({ id }) => send(owner, 'GET', `/api/campaigns/${id}/answers`),
  readState: ({ id }) => readCampaign(id),
});
