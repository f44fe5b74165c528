import { isOk, inventAccount, NOTHING, openBrowser, toOutcome, type Person } from '../world.ts';
import { forget, newPassword, prove, toProfile, type Play } from './account-acts.ts';
import { joinCampaign, payAt } from './fan-acts.ts';
import { draftCampaign } from './owner-acts.ts';

/** A stranger registers with an address whose mailbox is not theirs. */
const strangerComes: Play = async (person, act) => {
  const { world, planned } = person;
  const account = (person.account ??= inventAccount('mailbox'));
  const password = person.stranger?.password ?? newPassword(account, act);
  person.stranger ??= { browser: openBrowser(world, planned.language), password, isOut: false };
  account.password = password;
  const { email, marker } = account;
  const { browser } = person.stranger;
  const made = await browser.post('/api/users-custom', {
    email,
    password,
    language: planned.language,
    name: `${planned.name} ${marker}`,
    role: act.how === 'celebrity' ? 'celebrity' : 'fan',
    ...(act.how === 'celebrity' && toProfile(person, account)),
  });
  if (!isOk(made) && made.status !== 409) return toOutcome(made);
  return toOutcome(await browser.post('/api/users/login', { email, password }));
};

const ownerProves: Play = async (person, act) => {
  const { account, stranger } = person;
  if (!account || !stranger) return NOTHING;
  const outcome = await prove(person, person.browser, act.how, act);
  if (account.proof === 'yes') stranger.isOut = true;
  return outcome;
};

const strangerCreates: Play = async ({ account, stranger, world, planned }, act) => {
  if (!account || !stranger) return NOTHING;
  const { body, ...made } = await draftCampaign(
    world,
    { browser: stranger.browser, account, planned },
    act,
    'later',
  );
  const { id, slug } = Object(Object(body).doc);
  if (isOk(made)) account.campaigns.push({ id, slug, twoWinners: false });
  return toOutcome({ ...made, body });
};

/** Once the owner has verified the address, the stranger can do nothing. */
const strangerTries: Play = async ({ account, stranger, world, planned }) => {
  if (!stranger?.isOut) return NOTHING;
  const { browser, password } = stranger;
  const email = account?.email ?? '';
  const tries: Readonly<Record<string, () => ReturnType<typeof browser.get>>> = {
    'reads the account': () => browser.get('/api/users/me'),
    'reads the profile': () => browser.get('/api/users/me/profile'),
    'reads the answers': () => browser.get('/api/campaign-submissions/user-submissions'),
    'reads what waits': () => browser.get('/api/users/me/earlier'),
    'exports everything': () => browser.get('/api/users/me/export'),
    'changes the name': () => browser.patch('/api/users/me', { name: planned.name }),
    'stays logged in': () => browser.post('/api/users/refresh-token'),
    'creates a passkey': () => browser.post('/api/users/me/passkeys/challenge', { password }),
    'changes the address': () =>
      browser.post('/api/auth/change-email', { newEmail: 'stranger@chaos.test', password }),
    'keeps what was made': () => browser.post('/api/users/me/earlier', { keep: true }),
    'erases the account': () => browser.delete('/api/users/me', { password }),
    ...(email && {
      'logs in': () => openBrowser(world, planned.language).post('/api/users/login', { email, password }),
    }),
  };
  for (const [name, attempt] of Object.entries(tries))
    if (isOk(await attempt())) world.tally.witness('a stranger after the proof', `${name}: ${email}`);
  return 'done';
};

/** What the stranger created stays private until the owner keeps it. */
const ownerLooks: Play = async ({ account, browser, world, planned }) => {
  if (!account) return NOTHING;
  const waiting = isOk(await browser.get('/api/users/me/earlier'));
  for (const { slug } of waiting ? account.campaigns : []) {
    const seen = await openBrowser(world, planned.language).get(`/api/campaigns/by-slug/${slug}`);
    const stillWaiting = isOk(await browser.get('/api/users/me/earlier'));
    if (isOk(seen) && stillWaiting) world.tally.witness('a campaign that waits is public', slug);
  }
  return toOutcome(await browser.get('/api/users/me'));
};

/** The owner of the mailbox reports that they did not register. */
const notMe: Play = async (person) => {
  const { account, browser, stranger, world } = person;
  if (!account || !stranger) return NOTHING;
  const token = await world.inbox.find(account.email, /\/not-me\?token=([\w-]+)/);
  if (token === undefined) return 'no mail';
  const deleted = await browser.post('/api/auth/not-me', { token });
  if (!isOk(deleted)) return toOutcome(deleted);
  forget(person, account);
  stranger.isOut = true;
  return toOutcome(deleted);
};

const asStranger =
  (act: (person: Person, pick: number) => Promise<string>): Play =>
  async (person, { pick }) =>
    person.stranger && person.account ? act(person, pick) : NOTHING;

const PATHS = ['request-login-link', 'resend-verification', 'request-password-reset'];

export const PAIR_ACTS: Readonly<Record<string, Play>> = {
  'stranger-comes': strangerComes,
  'stranger-joins': asStranger(async (person, pick) => {
    const { stranger } = person;
    if (!stranger || stranger.isOut) return NOTHING;
    return joinCampaign({ ...person, browser: stranger.browser }, stranger.browser, pick, 'once');
  }),
  'stranger-pays': asStranger((person) => payAt(person, 'pay')),
  'stranger-creates': strangerCreates,
  'stranger-asks': asStranger(async ({ stranger, account }) => {
    for (const path of PATHS) await stranger?.browser.post(`/api/auth/${path}`, { email: account?.email });
    return 'done';
  }),
  'stranger-tries': strangerTries,
  'owner-proves': ownerProves,
  'owner-looks': ownerLooks,
  'not-me': notMe,
};
