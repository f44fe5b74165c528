import { SECOND_MS } from '#api/platform/rules.ts';
import { choose, type Act } from '../plan-chaos.ts';
import { isOk, NOTHING, toOutcome, type Account, type Browser, type Person, type World } from '../world.ts';
import type { Play } from './account-acts.ts';

/** How long a campaign takes subscriptions: the minimum, and the maximum addition. */
const DEADLINES: Readonly<Record<string, readonly [fromMs: number, spreadMs: number]>> = {
  soon: [12 * SECOND_MS, 25 * SECOND_MS],
  later: [45 * SECOND_MS, 90 * SECOND_MS],
};
const REASONS = 'Dit antwoord raakte mij het meest van allemaal.';
/** How many of their latest campaigns an owner looks at. */
const LOOKS_MAX = 4;

type Owner = Pick<Person, 'planned'> & { readonly browser: Browser; readonly account: Account };

/** Creates a campaign with an approved charity. */
export async function draftCampaign({ campaigns }: World, owner: Owner, act: Act, how: string) {
  const { browser, account, planned } = owner;
  const { body } = await browser.get('/api/charity-whitelist-custom');
  const approved = (Object(body).docs ?? []).filter(
    ({ approvalStatus }: { approvalStatus: string }) => approvalStatus === 'approved',
  );
  const [from, spread] = DEADLINES[how] ?? [];
  const deadline = from === undefined ? undefined : new Date(Date.now() + from + act.pick * (spread ?? 0));
  const planning =
    act.pick < 0.5
      ? { plannedDate: '2031-07-15', plannedTime: '19:30', plannedLocation: 'Utrecht' }
      : { flexiblePlanning: true };
  const answer = await browser.post('/api/campaigns/create', {
    name: `Een uur ${planned.name} ${campaigns.length + 1}`,
    artistName: `${planned.name} ${account.marker}`,
    description: `We zingen een uur lang samen met ${account.marker}.`,
    ...planning,
    ...(deadline && { subscriptionDeadline: deadline.toISOString() }),
    fanQuestion: act.pick < 0.5 ? 'why-meet' : 'charity-help',
    thankYouMethod: 'text',
    importantKeywords: 'soep, buurt',
    twoWinners: act.pick < 0.4,
    agreeToTerms: true,
    agreeToProtocol: true,
    charity: choose<{ id: string }>(approved, act.pick)?.id,
  });
  return answer;
}

const create: Play = async (person, act) => {
  const { account, world, browser, planned } = person;
  if (!account) return NOTHING;
  const made = await draftCampaign(world, { browser, account, planned }, act, act.how);
  const { id, slug, twoWinners } = Object(Object(made.body).doc);
  if (isOk(made)) {
    account.campaigns.push({ id, slug, twoWinners });
    world.campaigns.push({ id, slug, email: account.email });
  }
  return toOutcome(made);
};

type Campaign = Account['campaigns'][number];

/** Does something with one of the person's own campaigns. */
const withOwn =
  (work: (person: Person, campaign: Campaign, act: Act) => Promise<string>): Play =>
  async (person, act) => {
    const campaign = choose(person.account?.campaigns.slice(-LOOKS_MAX) ?? [], act.pick);
    return campaign ? work(person, campaign, act) : NOTHING;
  };

/** Checks the nominees of the latest campaigns; returns those whose winners can be chosen now. */
async function findReady({ browser, account }: Person) {
  const ready: { campaign: Campaign; ids: string[] }[] = [];
  for (const campaign of account?.campaigns.slice(-LOOKS_MAX) ?? []) {
    const { status, body } = await browser.get(`/api/campaigns/${campaign.id}/nominees`);
    const { status: selection, docs } = Object(body);
    if (status !== 200 || selection !== 'ready' || docs.length === 0) continue;
    ready.push({ campaign, ids: docs.map(({ submissionId }: { submissionId: string }) => submissionId) });
  }
  return ready;
}

/** Replies to all reread requests, as an owner does before choosing. */
async function replyToAll({ browser }: Person, id: string): Promise<void> {
  const { body } = await browser.get(`/api/campaigns/${id}/answers?filter=asked-again`);
  for (const { submissionId } of Object(body).docs ?? [])
    await browser.post(`/api/campaigns/${id}/rereads/${submissionId}`, { reply: REASONS });
}

/** Chooses winners if there are nominees; of two different choices, only one may succeed. */
const chooseWinners: Play = async (person, act) => {
  const { browser, world } = person;
  const outcomes: string[] = [];
  for (const { campaign, ids } of await findReady(person)) {
    await replyToAll(person, campaign.id);
    const count = Math.min(campaign.twoWinners ? 2 : 1, ids.length);
    const send = (submissionIds: string[]) =>
      browser.post(`/api/campaigns/${campaign.id}/winners`, {
        submissionIds,
        reasons: Object.fromEntries(submissionIds.map((id) => [id, REASONS])),
        confirm: { unsettled: true, early: true },
      });
    const choices = act.how === 'twice' ? [ids.slice(0, count), ids.slice(-count)] : [ids.slice(0, count)];
    const answers = await Promise.all(choices.map(send));
    const isTwice = answers.length === 2 && answers.every(isOk) && ids.length > count;
    if (isTwice) world.tally.witness('two choices of winners', campaign.id);
    outcomes.push(...answers.map(toOutcome));
  }
  return outcomes.toSorted()[0] ?? NOTHING;
};

const thank: Play = async ({ account, browser }) => {
  const outcomes: string[] = [];
  for (const { id } of account?.campaigns.slice(-LOOKS_MAX) ?? []) {
    const message = `Dank jullie wel, van ${account?.marker}.`;
    const saved = await browser.put(`/api/campaigns/${id}/thanks`, { message });
    outcomes.push(toOutcome(isOk(saved) ? await browser.post(`/api/campaigns/${id}/thanks/send`) : saved));
  }
  return outcomes.toSorted()[0] ?? NOTHING;
};

/** Nominates an answer of a campaign with known nominees. */
const nominate: Play = async (person, act) => {
  const ready = choose(await findReady(person), act.pick);
  if (!ready) return NOTHING;
  const path = `/api/campaigns/${ready.campaign.id}`;
  const { body } = await person.browser.get(`${path}/answers`);
  const answer = choose<{ submissionId: string }>(Object(body).docs ?? [], act.pick);
  if (!answer) return NOTHING;
  const { submissionId } = answer;
  return toOutcome(await person.browser.post(`${path}/nominations`, { submissionId, reason: REASONS }));
};

const reopen = withOwn(async ({ browser }, { id }, act) => {
  const subscriptionDeadline = new Date(
    Date.now() + 30 * SECOND_MS + act.pick * 60 * SECOND_MS,
  ).toISOString();
  return toOutcome(await browser.post(`/api/campaigns/${id}/reopen`, { subscriptionDeadline }));
});

const story = withOwn(async ({ browser, account }, { id }) => {
  const text = `Het was een mooi uur met ${account?.marker}, en de soep was op. `.repeat(5);
  const saved = { title: 'Een mooi uur', text, pictures: [], isPublished: true };
  return toOutcome(await browser.put(`/api/campaigns/${id}/story`, saved));
});

export const OWNER_ACTS: Readonly<Record<string, Play>> = {
  create,
  thank,
  nominate,
  reopen,
  story,
  choose: chooseWinners,
  nominees: async (person) => `${(await findReady(person)).length} ready`,
  edit: withOwn(async ({ browser, account }, { id }) =>
    toOutcome(
      await browser.patch(`/api/campaigns/${id}`, { description: `We zingen samen, ${account?.marker}.` }),
    ),
  ),
  close: withOwn(async ({ browser }, { id }) => toOutcome(await browser.post(`/api/campaigns/${id}/close`))),
  'cancel-campaign': withOwn(async ({ browser, account }, { id }) =>
    toOutcome(
      await browser.post(`/api/campaigns/${id}/cancel`, {
        reason: `Het gaat niet door, zegt ${account?.marker}.`,
      }),
    ),
  ),
  'score-again': withOwn(async ({ browser }, { id }) =>
    toOutcome(await browser.post(`/api/campaigns/${id}/nominees/score-again`)),
  ),
};
