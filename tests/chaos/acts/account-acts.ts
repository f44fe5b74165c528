import type { Act } from '../plan-chaos.ts';
import {
  inventAccount,
  isOk,
  NOTHING,
  openBrowser,
  toOutcome,
  type Account,
  type Browser,
  type Person,
} from '../world.ts';

export type Play = (person: Person, act: Act) => Promise<string>;

const LINKS = {
  verify: /\/verify-email\?token=([\w-]+)/,
  link: /\/login-link\?token=([\w-]+)/,
  code: /^(\d{6})$/m,
  reset: /\/reset-password\?token=([\w-]+)/,
  change: /\/verify-email\?token=([\w-]+)/,
} as const;
const NO_MAIL = 'no mail';

export const newPassword = (account: Account, act: Act) =>
  `Een ${account.marker} met ${Math.floor(act.pick * 1e6)} soep`;

/** Requests something that is mailed, and returns what a pattern finds in that mail. */
async function ask(browser: Browser, path: string, account: Account, pattern: RegExp, person: Person) {
  const { inbox } = person.world;
  const before = inbox.count(account.email);
  const asked = await browser.post(path, { email: account.email });
  if (!isOk(asked)) return undefined;
  const found = await inbox.find(account.email, pattern, before);
  return found === undefined ? undefined : { found, codeRequest: Object(asked.body).codeRequest };
}

/** Creates an account like the registration page, and logs in. */
const register =
  (role: 'fan' | 'celebrity'): Play =>
  async (person, act) => {
    const account = (person.account ??= inventAccount(role));
    account.password ??= newPassword(account, act);
    const { email, password } = account;
    const made = await person.browser.post('/api/users-custom', {
      email,
      password,
      role,
      language: person.planned.language,
      name: `${person.planned.name} ${account.marker}`,
      ...(role === 'celebrity' && toProfile(person, account)),
    });
    // If the response was lost, the account is already registered.
    if (!isOk(made) && made.status !== 409) return toOutcome(made);
    return toOutcome(await person.browser.post('/api/users/login', { email, password }));
  };

export const toProfile = ({ planned }: Person, { marker }: Account) => ({
  artistName: `${planned.name} ${marker}`,
  phone: `+31 6 ${marker}`,
  gender: 'female',
  countryOfResidence: 'NL',
  city: `Utrecht ${marker}`,
  knownFor: `Liedjes ${marker}`,
  bio: `Ik zing over straten en over ${marker}.`,
  hasFanbase: 'no',
});

/** Verifies the address from a browser in one of several ways; this locks out whoever had the account before. */
export async function prove(person: Person, browser: Browser, how: string, act: Act): Promise<string> {
  const { account, world } = person;
  if (!account) return NOTHING;
  const answer = await useProof(person, browser, how, act);
  if (answer === NO_MAIL) return NO_MAIL;
  if (!isOk(answer)) return toOutcome(answer);
  const wasFirst = account.proof === 'no';
  account.proof = 'yes';
  const others = [person.browser, ...(person.stranger ? [person.stranger.browser] : [])];
  for (const other of wasFirst ? others.filter((each) => each !== browser) : []) {
    if (isOk(await other.get('/api/users/me')))
      world.tally.witness('a session outlives the first proof', `${account.email} by ${how}`);
  }
  return toOutcome(answer);
}

async function useProof(person: Person, browser: Browser, how: string, act: Act) {
  const { account, world } = person;
  if (!account) throw new Error('nobody proves an address without an account');
  const wasOwnBrowser = browser === person.browser && (await browser.get('/api/users/me')).status === 200;
  const find = (pattern: RegExp, path: string) => ask(browser, path, account, pattern, person);
  const first = how === 'verify' ? await world.inbox.find(account.email, LINKS.verify) : undefined;
  const mailed =
    first !== undefined
      ? { found: first, codeRequest: undefined }
      : how === 'verify'
        ? await find(LINKS.verify, '/api/auth/resend-verification')
        : how === 'reset'
          ? await find(LINKS.reset, '/api/auth/request-password-reset')
          : await find(how === 'code' ? LINKS.code : LINKS.link, '/api/auth/request-login-link');
  if (mailed === undefined) return NO_MAIL;
  const { found: token, codeRequest } = mailed;
  const wasProven = account.proof;
  if (account.proof === 'no') account.proof = 'maybe';
  const password = newPassword(account, act);
  const use = () =>
    how === 'verify'
      ? browser.post('/api/auth/verify-email', { token })
      : how === 'reset'
        ? browser.post('/api/auth/reset-password', { token, newPassword: password })
        : how === 'code'
          ? browser.post('/api/auth/log-in-by-code', { email: account.email, code: token, codeRequest })
          : browser.post('/api/auth/log-in-by-link', { token });
  const answer = await use();
  if (!isOk(answer)) return answer;
  account.proof = wasProven;
  if (how !== 'code' && isOk(await use()))
    world.tally.witness('a link that works twice', `${account.email} by ${how}`);
  if (how === 'reset') {
    account.password = password;
    await browser.post('/api/users/login', { email: account.email, password });
  } else if (wasProven !== 'yes' && !wasOwnBrowser) {
    await expectNoPassword(person, account);
  }
  return answer;
}

/** Expects that a password from before the address was verified in another browser no longer works. */
async function expectNoPassword(person: Person, account: Account): Promise<void> {
  const { email, password, proof } = account;
  account.password = undefined;
  if (password === undefined || proof === 'maybe') return;
  const tried = await openBrowser(person.world, 'en').post('/api/users/login', { email, password });
  if (isOk(tried)) person.world.tally.witness('a password outlives the first proof', email);
}

const proveAddress: Play = async (person, act) => {
  if (!person.account) return NOTHING;
  if (act.how === 'same') return prove(person, person.browser, 'verify', act);
  const other = openBrowser(person.world, person.planned.language);
  const outcome = await prove(person, other, act.pick < 0.5 ? 'verify' : 'link', act);
  if (outcome.startsWith('2')) person.browser = other;
  return outcome;
};

const logIn: Play = async (person, act) => {
  const { account, browser } = person;
  if (!account) return NOTHING;
  const { email, password } = account;
  if (act.how !== 'password' || password === undefined)
    return prove(person, browser, act.how === 'code' ? 'code' : 'link', act);
  return toOutcome(await browser.post('/api/users/login', { email, password }));
};

/** Keeps or deletes what was created before another browser verified the address, or leaves it undecided. */
const review: Play = async (person, act) => {
  const { account, browser, world } = person;
  if (!account) return NOTHING;
  const waiting = await browser.get('/api/users/me/earlier');
  if (!isOk(waiting) || act.how === 'undecided') return toOutcome(waiting);
  const keep = act.how === 'keep';
  const answer = await browser.post('/api/users/me/earlier', { keep });
  if (isOk(answer) && !keep) forget(person, account);
  if (isOk(answer) && (await browser.get('/api/users/me/earlier')).status === 200)
    world.tally.witness('earlier work that is decided on waits again', account.email);
  return toOutcome(answer);
};

/** Records that everything of an account was deleted, as its person was told. */
export function forget(person: Person, account: Account): void {
  person.world.erased.push({ marker: account.marker, isProven: account.proof === 'yes' });
  person.account = undefined;
  if (!person.stranger) person.browser = openBrowser(person.world, person.planned.language);
}

const erase: Play = async (person) => {
  const { account, browser, world } = person;
  if (!account) return NOTHING;
  const { email, password } = account;
  const erased = await browser.delete('/api/users/me', password === undefined ? {} : { password });
  if (!isOk(erased)) return toOutcome(erased);
  forget(person, account);
  if (password === undefined) return toOutcome(erased);
  const tried = await openBrowser(world, 'en').post('/api/users/login', { email, password });
  if (isOk(tried)) world.tally.witness('an erased person logs in', email);
  return toOutcome(erased);
};

const changePassword: Play = async (person, act) => {
  const { account, browser } = person;
  if (!account) return NOTHING;
  const password = newPassword(account, act);
  const { password: currentPassword } = account;
  const changed = await browser.post('/api/auth/change-password', {
    ...(currentPassword !== undefined && { currentPassword }),
    newPassword: password,
  });
  if (isOk(changed)) account.password = password;
  return toOutcome(changed);
};

const changeEmail: Play = async ({ account, browser, world }) => {
  if (!account) return NOTHING;
  const { password, marker } = account;
  const newEmail = `moved.${marker}@chaos.test`;
  const asked = await browser.post('/api/auth/change-email', { newEmail, ...(password && { password }) });
  if (!isOk(asked)) return toOutcome(asked);
  const token = await world.inbox.find(newEmail, LINKS.change);
  if (token === undefined) return NO_MAIL;
  const changed = await browser.post('/api/auth/verify-email', { token });
  if (isOk(changed)) Object.assign(account, { email: newEmail });
  return toOutcome(changed);
};

const profile: Play = async ({ account, browser, planned }) => {
  if (!account) return NOTHING;
  const { marker } = account;
  const changes = {
    name: `${planned.name} ${marker}`,
    phone: `+31 6 ${marker}`,
    location: `Zwolle ${marker}`,
  };
  return toOutcome(await browser.patch('/api/users/me', changes));
};

const startAnew: Play = async (person) => {
  person.account = undefined;
  person.stranger = undefined;
  person.browser = openBrowser(person.world, person.planned.language);
  return 'done';
};

export const ACCOUNT_ACTS: Readonly<Record<string, Play>> = {
  new: startAnew,
  register: register('fan'),
  'register-owner': register('celebrity'),
  prove: proveAddress,
  'log-in': logIn,
  'log-out': async ({ browser }) => toOutcome(await browser.post('/api/users/logout')),
  refresh: async ({ browser }) => toOutcome(await browser.post('/api/users/refresh-token')),
  export: async ({ browser }) => toOutcome(await browser.get('/api/users/me/export')),
  'end-sessions': async ({ browser }) => toOutcome(await browser.delete('/api/users/me/sessions')),
  reset: (person, act) => prove(person, person.browser, 'reset', act),
  'change-password': changePassword,
  'change-email': changeEmail,
  profile,
  review,
  erase,
};
