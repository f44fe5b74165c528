import assert from 'node:assert/strict';
import { setTimeout as sleep } from 'node:timers/promises';
import { client } from '../../.local/api-client/client.gen.ts';
import {
  getCampaignsBySlugSlug,
  getCampaignsList,
  getCampaignSubmissionsUserSubmissions,
  postCampaignSubscribe,
  postCampaignSubscribeAuth,
  type CampaignCard,
  type Submission,
} from '../../.local/api-client/index.ts';

/**
 * A fan takes part through the client that was generated from the document: from the list of campaigns to an answer that
 * is paid. Its arguments are the addresses of the site and of the sandbox.
 */
const [origin = '', sandbox = ''] = process.argv.slice(2);
const cookies = new Map<string, string>();
client.setConfig({ baseUrl: origin, auth: ({ name = '' }) => cookies.get(name) });
client.interceptors.response.use((response) => {
  for (const cookie of response.headers.getSetCookie()) {
    const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    cookies.set(name, value);
  }
  return response;
});

const throwOnError = true;
const campaigns: CampaignCard[] = [];
for (let after: string | null = '0'; after !== null;) {
  const { data }: { data: { docs: CampaignCard[]; next: string | null } } = await getCampaignsList({
    throwOnError,
    query: { after, limit: 2 },
  });
  assert.ok(data.docs.length <= 2);
  campaigns.push(...data.docs);
  after = data.next;
}
const open = campaigns.find(({ phase, paused }) => phase === 'open' && paused === null);
assert.ok(open, 'no campaign is open');
const { data: page } = await getCampaignsBySlugSlug({ throwOnError, path: { slug: open.slug } });
const { id: campaign, fanQuestion: question } = page.doc;

const email = `client-${crypto.randomUUID()}@example.test`;
const entered = await postCampaignSubscribeAuth({
  throwOnError,
  body: { email, campaignId: campaign, language: 'en' },
});
assert.equal(entered.data.action, 'accountCreated');
const subscribe = { campaign, answer: { question, answer: 'My neighbour cooks for the whole street.' } };
const headers = { 'Idempotency-Key': crypto.randomUUID() };
const { data: checkout } = await postCampaignSubscribe({ throwOnError, body: subscribe, headers });
const { data: repeated } = await postCampaignSubscribe({ throwOnError, body: subscribe, headers });
assert.deepEqual(repeated, checkout);

const [paid]: { id: string }[] = await (
  await fetch(`${sandbox}/control/sessions?${new URLSearchParams({ email })}`)
).json();
assert.ok((await fetch(`${sandbox}/control/sessions/${paid?.id}/pay`, { method: 'POST' })).ok);

let submissions: Submission[] = [];
for (let tries = 0; tries < 50 && submissions[0]?.paymentStatus !== 'paid'; tries += 1) {
  await sleep(200);
  ({ submissions } = (await getCampaignSubmissionsUserSubmissions({ throwOnError })).data);
}
assert.deepEqual(
  submissions.map(({ id, paymentStatus }) => [id, paymentStatus]),
  [[checkout.submissionId, 'paid']],
);

const refused = await postCampaignSubscribe({ body: subscribe });
assert.equal(refused.response?.status, 409);
assert.equal(refused.error?.code, 'already_subscribed');
