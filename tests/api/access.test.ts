import { describe, expect, test } from 'vitest';
import {
  callAs,
  CALLERS,
  createCaller,
  createCallerWorld,
  isLoggedIn,
  isTeamCaller,
  logInAgain,
  mayAct,
  toRole,
  type Caller,
  type CallerKind,
  type TeamCaller,
} from '../support/callers.ts';
import {
  CANARY,
  dumpDatabase,
  listChanges,
  listLost,
  type Dump,
  plantCanaries,
  SECRET,
} from '../support/canaries.ts';
import { createLoggedInUser } from '../support/people.ts';
import {
  ErrorShape,
  fillPath,
  isFailure,
  listOperations,
  listParameterKinds,
  type Operation,
} from '../support/operations.ts';
import { dropRefused, sampleValue } from '../support/sample-body.ts';
import { findObject, seedWorld, type World } from '../support/world.ts';

/** Whose objects a call names: in its path, and in its query and body. */
type Objects = { readonly path: World; readonly lastPath?: World; readonly refs: World };

/** For tests with hundreds of calls. */
const SLOW = { timeout: 300_000 };

const operations = await listOperations();
const victim = await seedWorld(await createLoggedInUser('celebrity'), await createLoggedInUser('fan'));
await plantCanaries();
const host = await createCaller('celebrity');

type Answer = Awaited<ReturnType<typeof callAs>>;

const worlds = new Map(
  await Promise.all(CALLERS.map(async (kind) => [kind, await createCallerWorld(kind, host)] as const)),
);

function getWorld(kind: CallerKind) {
  const world = worlds.get(kind);
  if (!world) throw new Error(`there is no ${kind}`);
  return world;
}

/** Makes a call with a valid body, leaving out fields that are refused for their form. */
async function call(caller: Caller, operation: Operation, { path, lastPath = path, refs }: Objects) {
  const kinds = listParameterKinds(operation.path);
  const filled = fillPath(operation.path, (kind, at) =>
    findObject(at === kinds.length - 1 ? lastPath : path, operation.path, kind),
  );
  const query = new URLSearchParams();
  for (const { name, schema, required } of operation.query)
    if (required) query.set(name, String(sampleValue(schema, refs.refs, name)));
  const address = query.size > 0 ? `${filled}?${query.toString()}` : filled;
  const body = operation.body && sampleValue(operation.body.schema, refs.refs);
  let answer = await callAs(caller, operation, address, body);
  for (let round = 0; round < 5 && answer.status === 400 && dropRefused(body, answer.body); round += 1)
    answer = await callAs(caller, operation, address, body);
  return answer;
}

/** Returns the status with which a caller is refused whatever the object; undefined for one who may call. */
function getRefusal({ access }: Operation, kind: CallerKind): 401 | 403 | 404 | undefined {
  if (typeof access.callers === 'string') return undefined;
  if (kind === 'widget') return access.widget ? undefined : 401;
  if (kind === 'nobody' || kind === 'expired') return 401;
  if (access.callers.includes(toRole(kind))) return undefined;
  return access.hidden ? 404 : 403;
}

/** Makes calls and checks that each is refused with a status, reveals nothing and changes nothing. */
async function expectRefused(
  kind: CallerKind,
  operations: readonly Operation[],
  listObjects: (operation: Operation) => readonly Objects[],
  toStatuses: (operation: Operation) => readonly (number | undefined)[],
) {
  const before = await dumpDatabase();
  for (const operation of operations) {
    for (const objects of listObjects(operation)) {
      const answer = await call(getWorld(kind).caller, operation, objects);
      const name = `${operation.name} as ${kind}: ${answer.text}`;
      expect(toStatuses(operation), name).toContain(answer.status);
      if (answer.status !== 303 && !operation.pages.includes(answer.status))
        expect(ErrorShape.safeParse(answer.body).success, name).toBe(true);
      expect(answer.text, name).not.toMatch(CANARY);
    }
  }
  expect(listChanges(before, await dumpDatabase())).toEqual([]);
}

/** Team members are otherwise fans, so only calls about a team's campaigns, and reads, are tried again as one. */
const concerns = (kind: CallerKind, { method, access }: Operation): boolean =>
  !isTeamCaller(kind) || method === 'GET' || access.act !== undefined;

/** Lists whose objects a call's query and body name, the victim's first; a call that names none is made once. */
function listRefs({ query, body }: Operation, own: World) {
  const required = query.flatMap(({ name, required }) => (required ? [{ [name]: name }] : []));
  const fields = JSON.stringify([required, body?.schema]);
  return [...own.refs.keys()].some((name) => fields.includes(`"${name}":`)) ? [victim, own] : [own];
}

test('says of every call who may make it, and knows an object for every id in its path', () => {
  expect(operations.length).toBeGreaterThan(60);
  const unknown = operations.flatMap(({ path }) =>
    listParameterKinds(path).filter((kind) => !victim.paths.has(kind)),
  );
  expect(unknown, 'add these to tests/support/world.ts').toEqual([]);
});

test('says of the calls below /api/admin that they are for admins alone', () => {
  const admins = operations.filter(({ path }) => path.startsWith('/api/admin/'));
  expect(admins.length).toBeGreaterThan(20);
  for (const { name, access } of admins) expect(access.callers, name).toEqual(['admin']);
});

test.for<CallerKind>(['nobody', 'fan'])(
  'refuses %s what is for others before reading what they send',
  async (kind) => {
    for (const operation of operations.filter(({ body }) => body)) {
      const refusal = getRefusal(operation, kind);
      if (refusal === undefined) continue;
      const address = fillPath(operation.path, (param) => findObject(victim, operation.path, param));
      const answer = await callAs(getWorld(kind).caller, operation, address, {});
      expect(answer.status, `${operation.name}: ${answer.text}`).toBe(refusal);
    }
  },
);

test.for<CallerKind>(['nobody', 'fan', 'admin'])('%s gets nothing with a token that is made up', (kind) =>
  expectRefused(
    kind,
    operations.filter(({ access }) => access.callers === 'token'),
    () => [{ path: victim, refs: victim }],
    () => [303, 400, 404],
  ),
);

test.for<TeamCaller>(['member', 'decider', 'inviter'])(
  'a %s is refused what a team leaves to others',
  async (kind) => {
    const { own } = getWorld(kind);
    const left = operations.filter((operation) => !mayAct(operation, kind));
    expect(left).not.toEqual([]);
    await expectRefused(
      kind,
      left,
      () => [{ path: own, refs: own }],
      () => [403],
    );
  },
);

describe.each(CALLERS)('%s', (kind) => {
  const refused = operations.filter((operation) => getRefusal(operation, kind) !== undefined);
  const open = operations.filter(
    (operation) => getRefusal(operation, kind) === undefined && concerns(kind, operation),
  );
  const allowed = open.filter((operation) => mayAct(operation, kind));
  const { own } = getWorld(kind);

  test('is refused what is for others, with objects of their own as well', () =>
    expectRefused(
      kind,
      refused,
      // One caller per role shows that other people's objects are refused in the same way.
      () =>
        [own, ...(toRole(kind) === kind || kind === 'nobody' ? [victim] : [])].map((objects) => ({
          path: objects,
          refs: objects,
        })),
      (operation) => [getRefusal(operation, kind)],
    ));

  test('finds nothing that belongs to another', () =>
    expectRefused(
      kind,
      open.filter(({ access }) => access.own && !access.all.some((role) => role === kind)),
      ({ path }) => [
        { path: victim, refs: victim },
        ...(listParameterKinds(path).length > 1 ? [{ path: own, lastPath: victim, refs: own }] : []),
      ],
      () => [404],
    ));

  test('may do the rest, and neither sees a secret of another nor changes what is theirs', SLOW, async () => {
    // Nothing before this test has changed this world, and nothing after it uses it.
    let world = getWorld(kind);
    const before = selectVictims(await dumpDatabase());
    const problems: string[] = [];
    for (const operation of allowed.filter(({ access }) => access.callers !== 'token').toSorted(byEffect)) {
      for (const refs of listRefs(operation, world.own)) {
        const answer = await call(world.caller, operation, { path: world.own, refs });
        const found = listProblems(operation, answer, refs !== victim);
        problems.push(...found.map((problem) => `${operation.name}: ${problem}`));
        const isOut =
          answer.hasNewSession || (operation.method !== 'GET' && !(await isLoggedIn(world.caller)));
        if (isUsedUp(operation) || (isOut && kind === 'widget')) world = await createCallerWorld(kind, host);
        else if (isOut && toRole(kind) === kind) world = { ...world, caller: await logInAgain(world.caller) };
      }
    }
    expect(problems).toEqual([]);
    expect(listLost(before, await dumpDatabase())).toEqual([]);
  });
});

/** Orders calls: reads, then changes, deletions of single objects before whole kinds, the caller's own account last. */
const byEffect = (a: Operation, b: Operation) => toOrder(a) - toOrder(b);
function toOrder({ method, name, path }: Operation): number {
  if (method === 'GET') return 0;
  if (method !== 'DELETE') return 1;
  if (name === 'DELETE /api/users/me') return 4;
  return path.endsWith('}') ? 2 : 3;
}

/** Returns whether a call may use up an object that the next needs: a trial, earlier work, a membership, an account. */
const isUsedUp = ({ name }: Operation) =>
  /^POST .*\/(judge-override|earlier)$|^DELETE .*\/(accounts\/\{userId\}|users\/me)$/.test(name);

const selectVictims = (dump: Dump): Dump =>
  new Map([...dump].map(([table, rows]) => [table, rows.filter((row) => row.includes('canary'))]));

/** Lists the problems of a response that is no refusal; `isOwn` if the call named only the caller's own objects. */
function listProblems(operation: Operation, { status, text }: Answer, isOwn: boolean): string[] {
  // An admin's review names the person who added a charity.
  const isReview = String(operation.access.callers) === 'admin';
  return [
    ...(isFailure(operation, status) ? [`fails: ${status} ${text}`] : []),
    ...(text.includes(SECRET) && !isReview ? [`shows a secret: ${text}`] : []),
    ...(isOwn && operation.name !== 'POST /api/users/login' && [401, 403, 404].includes(status)
      ? [`refuses what is allowed: ${status} ${text}`]
      : []),
  ];
}
