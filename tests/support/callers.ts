import { env } from 'cloudflare:workers';
import { and, eq, ne } from 'drizzle-orm';
import { openSession, createLoggedInUser, type Person } from './people.ts';
import { ROLES, TEAM_RIGHTS, type Role, type TeamRight } from '#api/platform/rules.ts';
import { session } from '#api/schema.ts';
import { createBrowser, ORIGIN, db, runAsSystem, requestApi } from './api.ts';
import { createPng } from './bytes.ts';
import type { Operation } from './operations.ts';
import { OF_CAMPAIGNS, pagesStub, seedWorld, type World } from './world.ts';
import { toCookie } from './client.ts';
import { changeUser, changeSessions } from './seed.ts';
import { deleteRows, insertRow } from './rows.ts';

/** Fans in an owner's team, by the right that they have there. */
const TEAM_CALLERS = { member: [], decider: ['decide'], inviter: ['invite'] } as const;
export type TeamCaller = keyof typeof TEAM_CALLERS;
export const CALLERS = ['nobody', 'expired', 'widget', 'member', 'decider', 'inviter', ...ROLES] as const;
export type CallerKind = (typeof CALLERS)[number];

export type Caller = Pick<Person, 'id' | 'email'> & {
  readonly profileId?: string;
  readonly kind: CallerKind;
  readonly headers: Readonly<Record<string, string>>;
};

/** Limits that no test here reaches. */
const UNLIMITED = [
  'LOGIN',
  'LOGIN_NETWORK',
  'LOGIN_ADDRESS',
  'ACCOUNTS',
  'PAYMENTS',
  'MAIL_PER_ADDRESS',
  'MAIL_PER_IP',
  'REPORTS',
];
export const unlimitedEnv: Env = Object.assign(
  Object.create(null),
  env,
  { ASSETS: pagesStub },
  Object.fromEntries(UNLIMITED.map((name) => [`LIMIT_${name}`, '1000000000/60'])),
);

/** The campaign of a frame's session without one yet; {@link createCallerWorld} assigns one. */
const UNBOUND_FRAME = '';

/** Returns the role of a caller's account. */
export const toRole = (kind: CallerKind): Role => ROLES.find((role) => role === kind) ?? 'fan';

/** Creates a caller; `expired` and `widget` are fans whose session is over or only allows what the widget needs. */
export async function createCaller(kind: CallerKind): Promise<Caller> {
  const { id, email, profileId, jar } = await createLoggedInUser(toRole(kind));
  // Earlier work waits for a review, so that they can decide about it.
  await changeUser(id, { heldSince: new Date() });
  if (kind === 'expired') {
    await changeSessions(id, { expiresAt: new Date(Date.now() - 1000) });
  }
  if (kind === 'widget') await deleteRows('session', { userId: id });
  const opened =
    kind === 'widget' ? await runAsSystem((ctx) => openSession(ctx, id, UNBOUND_FRAME)) : undefined;
  const cookie = toCookie({ jar });
  const credentials: Readonly<Record<CallerKind, Readonly<Record<string, string>>>> = {
    nobody: {},
    widget: { authorization: `Bearer ${opened?.token ?? ''}` },
    expired: { cookie },
    member: { cookie },
    decider: { cookie },
    inviter: { cookie },
    fan: { cookie },
    celebrity: { cookie },
    charity: { cookie },
    admin: { cookie },
  };
  return { kind, id, email, ...(kind === 'celebrity' && { profileId }), headers: credentials[kind] };
}

/**
 * Creates a caller and their world, in which they take part in campaigns of the host. A widget's session is bound to
 * the campaign and the unpaid submission that bodies name, and its path names that submission as well.
 */
export async function createCallerWorld(kind: CallerKind, host: Caller) {
  const caller = await createCaller(kind);
  const own = await seedWorld(caller, caller, host);
  if (isTeamCaller(kind)) return { caller, own: await joinTeam(caller, TEAM_CALLERS[kind], own) };
  if (kind !== 'widget') return { caller, own };
  const [campaignId, submissionId = ''] = [own.refs.get('campaignId'), own.refs.get('submissionId')];
  await changeSessions(caller.id, { campaignId, submissionId });
  return { caller, own: { ...own, paths: new Map([...own.paths, ['campaign-submissions', submissionId]]) } };
}

export const isTeamCaller = (kind: CallerKind): kind is TeamCaller => kind in TEAM_CALLERS;

/** Adds a caller to the team of a new owner, who and whose campaigns replace the caller's own. */
async function joinTeam({ id: userId }: Caller, rights: readonly TeamRight[], own: World): Promise<World> {
  const owner = await createCaller('celebrity');
  await insertRow('teamMembers', { ownerId: owner.id, userId, rights });
  const { paths } = await seedWorld(owner, await createCaller('fan'));
  const managed = OF_CAMPAIGNS.map((name) => [name, paths.get(name) ?? ''] as const);
  return { ...own, paths: new Map([...own.paths, ...managed, ['owners', owner.id]]) };
}

/** Logs a caller in again whose session has ended or whose token has changed; their objects stay. */
export async function logInAgain(caller: Caller): Promise<Caller> {
  const { storeCookie, jar } = createBrowser();
  const opened = await runAsSystem((ctx) => openSession(ctx, caller.id));
  for (const cookie of opened?.cookies ?? []) storeCookie(cookie);
  return { ...caller, headers: { cookie: toCookie({ jar }) } };
}

/** Matches the sessions of a person, except the seeded one, whose token nobody has. */
const isOpened = (userId: string) => and(eq(session.userId, userId), ne(session.token, session.id));

/** Returns whether a caller's session still exists; always true for callers who never had a valid one. */
export async function isLoggedIn({ id, kind }: Caller): Promise<boolean> {
  return kind === 'nobody' || kind === 'expired' || (await db.$count(session, isOpened(id))) > 0;
}

let addresses = 0;

/** Returns the headers of a request from our own site with the caller's session and a separate network address. */
export function toHeaders(caller: Pick<Caller, 'headers'>): Record<string, string> {
  addresses += 1;
  const ip = `2001:db8:1:${(addresses % 65_536).toString(16)}::1`;
  return { origin: ORIGIN, 'accept-language': 'en', 'cf-connecting-ip': ip, ...caller.headers };
}

const picture = new File([(await createPng(40, 30)).slice()], 'a.png', { type: 'image/png' });

/** Calls the API as a caller; sends a file if the call takes one. */
export async function callAs(
  caller: Caller,
  { method, body: described }: Pick<Operation, 'method' | 'body'>,
  path: string,
  body: unknown,
  under: Env = unlimitedEnv,
) {
  const headers = toHeaders(caller);
  const init: RequestInit = { method, headers, redirect: 'manual' };
  if (described?.type === 'application/json') {
    headers['content-type'] = 'application/json';
    init.body = JSON.stringify(body);
  } else if (described?.type === 'multipart/form-data') {
    const form = new FormData();
    form.set('file', picture);
    init.body = form;
  } else if (described) {
    headers['content-length'] = String(picture.size);
    init.body = await picture.bytes();
  }
  const response = await requestApi(path, under, init);
  const text = new TextDecoder().decode(await response.arrayBuffer());
  return {
    status: response.status,
    text: `${text}\n${response.headers.get('location') ?? ''}`,
    body: parseJson(text),
    hasNewSession: response.headers.has('set-cookie'),
  };
}

/** Returns what a text says as JSON, undefined if it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Returns whether a caller may act on their campaigns as a call does: team members may not do everything. */
export function mayAct({ access: { act } }: Operation, kind: CallerKind): boolean {
  if (!isTeamCaller(kind)) return true;
  const held: readonly (typeof act)[] = TEAM_CALLERS[kind];
  return held.includes(act) || !['hand-over', ...TEAM_RIGHTS].some((other) => other === act);
}
