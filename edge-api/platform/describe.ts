import type { Context as HonoContext } from 'hono';
import { createMiddleware } from 'hono/factory';
import { uniqueSymbol } from 'hono-openapi';
import { z } from 'zod';
import { requirePerson, type AppEnv, type Ctx } from './context.ts';
import { ErrorBody } from './contract.ts';
import { toSchemaDoc } from './describe-schema.ts';
import { accountSuspended, forbidden, notFound } from './errors.ts';
import { ROLES, type CampaignAct, type Role } from './rules.ts';

/** Who may call, published as the document's `x-access`; tests/api/access.test.ts checks every route against it. */
type Access = {
  /** Anyone; callers with a `token` in the request; or people of these roles: 401 without a session, 403 for others. */
  readonly callers: 'anyone' | 'token' | readonly Role[];
  /** Whether the objects named by a call must belong to the caller; others are 404, as if they did not exist. */
  readonly own: boolean;
  /** The roles for which every object counts as their own. */
  readonly all?: readonly Role[];
  /** What the call does to a campaign. Its owner's team may do some acts; members get 403 for the rest. */
  readonly act?: CampaignAct;
  /** Whether other roles get 404 instead of 403. */
  readonly hidden?: true;
};

const ACCESS = {
  anyone: { callers: 'anyone', own: false },
  token: { callers: 'token', own: false },
  person: { callers: ROLES, own: false },
  owner: { callers: ROLES, own: true },
  ownerOrAdmin: { callers: ROLES, own: true, all: ['admin'] },
  viewer: { callers: ROLES, own: true, all: ['admin'], act: 'view' },
  manager: { callers: ROLES, own: true, act: 'manage' },
  managerOrAdmin: { callers: ROLES, own: true, all: ['admin'], act: 'moderate' },
  decider: { callers: ROLES, own: true, act: 'decide' },
  inviter: { callers: ROLES, own: true, act: 'invite' },
  campaignOwner: { callers: ROLES, own: true, act: 'hand-over' },
  celebrity: { callers: ['celebrity'], own: false },
  ownCelebrity: { callers: ['celebrity'], own: true },
  charity: { callers: ['charity'], own: false },
  ownTeam: { callers: ['celebrity', 'charity'], own: true },
  invited: { callers: ['fan', 'celebrity', 'charity'], own: false },
  campaigner: { callers: ['celebrity', 'charity'], own: false },
  admin: { callers: ['admin'], own: false },
  hiddenAdmin: { callers: ['admin'], own: false, hidden: true },
} as const satisfies Readonly<Record<string, Access>>;

const SUCCESS_DESCRIPTIONS = { 200: 'Success', 201: 'Created', 202: 'Accepted', 303: 'Redirect' } as const;

const ERROR_DESCRIPTIONS = {
  400: 'The request is not valid; `details` names the fields',
  401: 'No valid session, or a wrong password',
  403: 'The caller may not do this, for example because of their role or origin, or because they have not logged in recently; see `code`',
  404: 'Not found, or it belongs to someone else',
  409: 'Not possible in the current state',
  412: 'Changed by another edit in the meantime; `details` names the fields',
  413: 'Too large',
  415: 'This media type is not accepted',
  422: 'The key was used with another body',
  429: 'Too many calls; `Retry-After` says when to try again. If `challenge` contains a Turnstile site key, the call succeeds at once with a token of that check in the header `Turnstile-Token`',
  502: 'The payment provider, or another service that the call needs, failed',
  503: 'The service is unavailable: the database does not respond, for example, or lacks a migration',
} as const;

type ErrorCode = keyof typeof ERROR_DESCRIPTIONS;

const RETRY_AFTER = { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } as const;
const RATE_LIMIT = {
  'RateLimit-Policy': { $ref: '#/components/headers/RateLimitPolicy' },
  RateLimit: { $ref: '#/components/headers/RateLimit' },
} as const;
/** The headers of errors after which the same call may succeed later. */
const ERROR_HEADERS: Partial<Record<ErrorCode, Record<string, { $ref: string }>>> = {
  429: { ...RETRY_AFTER, ...RATE_LIMIT },
  503: RETRY_AFTER,
};

type Details = {
  /** Whether a session of the frame on a partner's page may call; for all other calls it counts as no session. */
  readonly widget?: true;
  /** The content type and body of a call that takes a file. */
  readonly upload?: readonly [type: string, body: z.ZodType];
  /** The status of a success; 200 by default. */
  readonly status?: 200 | 201 | 202 | 303;
  /** Whether the response has an entity tag: 304 when `If-None-Match` names it. */
  readonly hasTag?: true;
  /** Whether `Range` may ask for a part of the file. */
  readonly hasParts?: true;
  /** Errors that do not follow from the call’s access, method, address and input. */
  readonly errors?: readonly ErrorCode[];
  readonly conflict?: z.ZodRawShape;
  /** Errors whose body is a page, since people open the address in a browser. */
  readonly pages?: Readonly<Record<number, string>>;
};

/** A request to a call that has passed {@link describe}. */
type CallEnv = AppEnv & { Variables: { access: Access } };

/** Returns a request's context; does not compile in a call without `describe(…)`, which declares its access. */
export function getCtx(c: HonoContext<CallEnv>): Ctx {
  return c.get('ctx');
}

/**
 * Refuses callers without access before the input is validated, and describes the call in the OpenAPI document.
 * `answer` is the body of a success: a schema, a file's type, or `nothing`.
 */
export function describe(
  name: keyof typeof ACCESS,
  summary: string,
  answer: z.ZodType | string,
  details: Details = {},
) {
  const access: Access = ACCESS[name];
  const middleware = createMiddleware<CallEnv>(async (c, next) => {
    requireAccess(c.get('ctx'), access);
    requireNotSuspended(c.get('ctx'), c.req);
    c.set('access', access);
    await next();
  });
  return Object.assign(middleware, { [uniqueSymbol]: { spec: toSpec(access, summary, answer, details) } });
}

function requireAccess(ctx: Ctx, { callers, hidden }: Access): void {
  if (typeof callers === 'string') return;
  const { role } = requirePerson(ctx);
  if (!callers.includes(role)) throw hidden ? notFound() : forbidden();
}

/** Log-in calls that a suspended person may make, besides GET and DELETE. Not `/users/me`: its name is public. */
const OWN_LOGIN = /^\/api\/(?:users\/(?!me$)|auth\/)/;

/** Throws 403 when a suspended person makes a call that creates or changes something. */
function requireNotSuspended(
  { actor }: Ctx,
  { method, path }: { readonly method: string; readonly path: string },
) {
  if (actor.kind !== 'person' || !actor.person._suspended) return;
  if (method !== 'GET' && method !== 'DELETE' && !OWN_LOGIN.test(path)) throw accountSuspended();
}

function toSpec(access: Access, summary: string, answer: z.ZodType | string, details: Details) {
  const { widget = false, upload, status = 200, errors = [], conflict, pages = {} } = details;
  const content = toContent(answer);
  return {
    summary,
    description: describeAccess(access, widget),
    security: typeof access.callers === 'string' ? [] : [{ cookie: [] }, { bearer: [] }],
    'x-access': { ...access, widget },
    requestBody: upload && { required: true, content: { [upload[0]]: { schema: toSchemaDoc(upload[1]) } } },
    responses: {
      [status]: {
        description: SUCCESS_DESCRIPTIONS[status],
        content,
        ...(errors.includes(429) && { headers: RATE_LIMIT }),
      },
      ...(details.hasTag && {
        304: { description: 'Not changed since the version that `If-None-Match` names' },
      }),
      ...(details.hasParts && {
        206: { description: 'The part that `Range` names', content },
        416: { description: 'The file has no such part' },
      }),
      ...Object.fromEntries([...listRefusals(access), ...errors].map((code) => [code, toErrorDoc(code)])),
      ...(conflict && { 409: { ...toErrorDoc(409), content: toContent(ErrorBody.extend(conflict)) } }),
      ...Object.fromEntries(
        Object.entries(pages).map(([code, description]) => [code, toPageDoc(description)]),
      ),
    },
  };
}

function toContent(answer: z.ZodType | string) {
  if (answer === 'nothing') return undefined;
  const [type, body] = typeof answer === 'string' ? [answer, z.file()] : ['application/json', answer];
  return { [type]: { schema: toSchemaDoc(body) } };
}

/** Returns the OpenAPI description of an error response. */
export function toErrorDoc(code: ErrorCode) {
  const schema = { $ref: '#/components/schemas/Error' };
  return {
    description: ERROR_DESCRIPTIONS[code],
    headers: ERROR_HEADERS[code] ?? {},
    content: { 'application/json': { schema } },
  };
}

function toPageDoc(description: string) {
  return { description, content: { 'text/html': { schema: { type: 'string' } } } };
}

function listRefusals({ callers, own, hidden, act }: Access): readonly ErrorCode[] {
  if (typeof callers === 'string') return [];
  const isForRoles = callers.length < ROLES.length && !hidden;
  // Not every member of a team may act, and none while its owner is suspended.
  const isForSomeMembers = act !== undefined && act !== 'view';
  return [
    401,
    ...(isForRoles || isForSomeMembers ? ([403] as const) : []),
    ...(own || hidden ? ([404] as const) : []),
  ];
}

/** Which members of an owner's team may do each act. */
const TEAM: Readonly<Record<CampaignAct, string>> = {
  view: ' The owner’s team may call it too. Admins must give a reason first, with `POST /api/admin/campaigns/{id}/look`.',
  manage: ' The owner’s team may call it too.',
  moderate: ' The owner’s team may call it too.',
  decide: ' A member of the owner’s team needs the right to decide, else 403.',
  invite: ' A member of the owner’s team needs the right to invite, else 403.',
  'hand-over': ' A member of the owner’s team gets 403.',
};

function describeAccess({ callers, own, all = [], hidden, act }: Access, widget: boolean): string {
  const frame = widget ? ' The session of a widget is accepted too.' : '';
  const others = all.map((role) => ` The role ${role} may call it for any object.`).join('');
  const concealed = hidden ? ' Other roles get 404.' : '';
  return `${describeCallers(callers)}${concealed}${own ? ' Only for the caller’s own objects; others are 404.' : ''}${others}${act ? TEAM[act] : ''}${frame}`;
}

function describeCallers(callers: Access['callers']): string {
  if (callers === 'anyone') return 'Open to anyone.';
  if (callers === 'token') return 'Needs a token or a signature in the request, but no session.';
  if (callers.length === ROLES.length) return 'Needs a session.';
  return `Needs a session with the role ${callers.join(' or ')}.`;
}
