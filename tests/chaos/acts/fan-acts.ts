import { choose } from '../plan-chaos.ts';
import {
  inventAccount,
  isOk,
  NOTHING,
  toOutcome,
  type Account,
  type Browser,
  type Person,
  type Submission,
} from '../world.ts';
import type { Play } from './account-acts.ts';

const SESSION = /cs_test_\w+/;
/** How often campaigns of the run are chosen, if there are any, instead of earlier ones. */
const OWN_SHARE = 0.75;

type Card = {
  readonly id: string;
  readonly slug: string;
  readonly phase: string;
  readonly fanQuestion: string;
};

async function listOpen({ browser }: Person): Promise<readonly Card[]> {
  const { body } = await browser.get('/api/campaigns-list');
  const docs: readonly Card[] = Object(body).docs ?? [];
  return docs.filter(({ phase }) => phase === 'open');
}

/** Logs in on a campaign's form, where a new address gets an account; returns the outcome. */
async function authenticate(person: Person, browser: Browser, campaignId: string): Promise<string> {
  const account = (person.account ??= inventAccount('fan'));
  const { email, marker } = account;
  const form = {
    email,
    campaignId,
    language: person.planned.language,
    name: `${person.planned.name} ${marker}`,
  };
  const first = await browser.post('/api/campaign-subscribe/auth', form);
  const { action, credentials } = Object(first.body);
  if (action === 'accountCreated') account.password = credentials.password;
  if (action !== 'requirePassword') return toOutcome(first);
  if (account.password !== undefined)
    return toOutcome(
      await browser.post('/api/campaign-subscribe/auth', { ...form, password: account.password }),
    );
  // The response with the password was lost.
  const before = person.world.inbox.count(email);
  const { codeRequest } = Object((await browser.post('/api/auth/request-login-link', { email })).body);
  const code = await person.world.inbox.find(email, /^(\d{6})$/m, before);
  if (code === undefined) return 'no mail';
  account.proof = 'maybe';
  return toOutcome(await browser.post('/api/campaign-subscribe/auth', { ...form, code, codeRequest }));
}

/** Answers the question of an open campaign, which leads to the provider. */
export async function joinCampaign(person: Person, browser: Browser, pick: number, how: string) {
  const open = await listOpen(person);
  const own = open.filter(({ id }) => person.world.campaigns.some((campaign) => campaign.id === id));
  const isOwn = own.length > 0 && pick < OWN_SHARE;
  const campaign = choose(isOwn ? own : open, isOwn ? pick / OWN_SHARE : pick);
  if (!campaign) return NOTHING;
  if (!person.account || !isOk(await browser.get('/api/users/me'))) {
    const outcome = await authenticate(person, browser, campaign.id);
    if (outcome !== '200') return `log-in ${outcome}`;
  }
  const { account } = person;
  if (!account) return NOTHING;
  const answer = `Voor ${account.marker}: ${describe(pick)}`;
  const form = { campaign: campaign.id, answer: { question: campaign.fanQuestion, answer } };
  const send = () => browser.post('/api/campaign-subscribe', { ...form, language: person.planned.language });
  const answers = await Promise.all(how === 'twice' ? [send(), send()] : [send()]);
  const sent = answers.filter(isOk);
  const ids = new Set(sent.map(({ body }) => String(Object(body).submissionId)));
  if (ids.size > 1)
    person.world.tally.witness('two answers of one person', `${account.email}: ${[...ids].join()}`);
  for (const { body } of sent) note(person, account, campaign.id, body);
  return toOutcome(answers[0]);
}

function describe(pick: number): string {
  const words = [
    'soep',
    'liedjes',
    'een lange tafel',
    'mijn oma',
    'de buurt',
    'sterren',
    'het koor',
    'de boot',
  ];
  const named = Array.from({ length: 4 }, (_, at) => choose(words, (pick * 7 ** (at + 1)) % 1));
  return `ik denk aan ${named.join(', ')}, want ${Math.floor(pick * 1e6)} keer samen eten helpt meer dan praten.`;
}

function note({ world }: Person, account: Account, campaignId: string, body: unknown): void {
  const { submissionId, url } = Object(body);
  const id = String(submissionId);
  const sessionId = SESSION.exec(String(url))?.[0];
  if (sessionId) world.sessions.add(sessionId);
  const known = account.submissions.find((submission) => submission.id === id);
  if (known) known.sessionId = sessionId ?? known.sessionId;
  else {
    account.submissions.push({ id, campaignId, sessionId });
    world.submissions.push({ id, email: account.email });
  }
}

export const getLast = (account: Account | undefined): Submission | undefined => account?.submissions.at(-1);

export async function payAt({ world, account }: Person, how: string): Promise<string> {
  const sessionId = getLast(account)?.sessionId;
  return sessionId === undefined ? NOTHING : String(await world.provider.act(sessionId, how));
}

/** Makes a call about the last answer. */
const withLast =
  (call: (browser: Browser, last: Submission, person: Person) => ReturnType<Browser['get']>): Play =>
  async (person) => {
    const last = getLast(person.account);
    return last ? toOutcome(await call(person.browser, last, person)) : NOTHING;
  };

const look: Play = async ({ browser, account }) => {
  await browser.post('/api/campaign-submissions/verify-all-pending');
  const list = await browser.get('/api/campaign-submissions/user-submissions');
  const last = getLast(account);
  const found = (Object(list.body).submissions ?? []).find(({ id }: { id: string }) => id === last?.id);
  return isOk(list) ? (found?.paymentStatus ?? 'not in the list') : toOutcome(list);
};

const retry: Play = async (person) => {
  const last = getLast(person.account);
  if (!last || !person.account) return NOTHING;
  const answer = await person.browser.post('/api/campaign-subscribe/retry', { submissionId: last.id });
  if (isOk(answer))
    note(person, person.account, last.campaignId, { submissionId: last.id, ...Object(answer.body) });
  return toOutcome(answer);
};

/** Cancels in one tab while paying in another. */
const cancelAndPay: Play = async (person) => {
  const last = getLast(person.account);
  if (!last) return NOTHING;
  const [cancelled, paid] = await Promise.all([
    person.browser.delete(`/api/campaign-submissions/${last.id}`),
    payAt(person, 'pay'),
  ]);
  return `${toOutcome(cancelled)}, paid ${paid}`;
};

const report: Play = async ({ account, browser, world, planned }, act) => {
  const campaign = choose(world.campaigns, act.pick);
  if (!campaign || !account) return NOTHING;
  const answer = await browser.post('/api/reports', {
    subject: 'campaign',
    campaignId: campaign.id,
    reason: 'fraud',
    goodFaith: true,
    explanation: `Dit klopt niet, zegt ${account.marker}, en dat is jammer.`,
    address: `${world.site}/nl/campaigns/${campaign.slug}`,
    name: `${planned.name} ${account.marker}`,
    email: account.email,
  });
  return toOutcome(answer);
};

/** Tries to access other people's objects. */
const trespass: Play = async ({ account, browser, world }, act) => {
  const others = world.submissions.filter(({ email }) => email !== account?.email);
  const submission = choose(others, act.pick);
  const campaign = choose(
    world.campaigns.filter(({ email }) => email !== account?.email),
    act.pick,
  );
  if (!submission || !campaign) return NOTHING;
  const tries = [
    () => browser.get(`/api/campaign-submissions/${submission.id}`),
    () => browser.delete(`/api/campaign-submissions/${submission.id}`),
    () => browser.get(`/api/campaign-submissions/${submission.id}/invoice`),
    () => browser.post('/api/campaign-subscribe/retry', { submissionId: submission.id }),
    () => browser.get(`/api/campaigns/${campaign.id}`),
    () => browser.post(`/api/campaigns/${campaign.id}/close`),
    () => browser.get(`/api/campaigns/${campaign.id}/nominees`),
    () => browser.get('/api/admin/payments'),
  ];
  for (const [at, attempt] of tries.entries())
    if (isOk(await attempt()))
      world.tally.witness('what belongs to others opens', `${account?.email} try ${at}`);
  return 'done';
};

export const FAN_ACTS: Readonly<Record<string, Play>> = {
  join: (person, act) => joinCampaign(person, person.browser, act.pick, act.how),
  pay: (person, act) => payAt(person, act.how),
  abandon: async () => 'done',
  look,
  retry,
  report,
  trespass,
  'cancel-and-pay': cancelAndPay,
  cancel: withLast((browser, { id }) => browser.delete(`/api/campaign-submissions/${id}`)),
  invoice: withLast((browser, { id }) => browser.get(`/api/campaign-submissions/${id}/invoice`)),
  reread: withLast((browser, { id }) =>
    browser.post(`/api/campaign-submissions/${id}/reread`, { overlooked: 'The part about the garden.' }),
  ),
  share: withLast((browser, { id }) =>
    browser.post(`/api/campaign-submissions/${id}/share`, { showsName: true }),
  ),
  wall: withLast((browser, { id }, { account }) =>
    browser.put(`/api/campaign-submissions/${id}/wall`, { displayName: `Fan ${account?.marker}` }),
  ),
};
