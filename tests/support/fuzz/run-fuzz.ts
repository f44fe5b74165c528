import fc from 'fast-check';
import {
  CALLERS,
  createCaller,
  createCallerWorld,
  parseJson,
  toHeaders,
  unlimitedEnv,
  type Caller,
} from '../callers.ts';
import { ORIGIN, requestApi } from '../api.ts';
import { ErrorShape, isFailure, listOperations, type Operation } from '../operations.ts';
import { signPayload } from '../provider.ts';
import { fuzzRequest, type FuzzRequest } from './requests.ts';

/** Requests to each call before people and their objects are created anew: requests may log out or erase them. */
const REQUESTS_PER_ROUND = 5;
/** A response that takes longer counts as hanging. */
const ANSWER_MS_MAX = 10_000;
/** Statuses without an error body: a redirect, and responses for a browser's cache or player. */
const BODILESS = [303, 304, 416];
/** What may only appear in the log. */
const INTERNALS = /SQLITE_|D1_ERROR|Failed query|node_modules|\bat \S+ \(|ZodError|TypeError/;

type Figures = Map<string, Map<number, number>>;

/** Sends requests to every call, round after round; returns figures about the responses and the problems found. */
export async function runFuzz({ rounds, seed }: { rounds: number; seed: number }) {
  const operations = (await listOperations()).toSorted(
    (a, b) => Number(endsSessions(a)) - Number(endsSessions(b)),
  );
  const figures: Figures = new Map(operations.map(({ name }) => [name, new Map<number, number>()]));
  const problems: string[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const { callers, worlds } = await createRound();
    const samples = operations.map((operation, at) =>
      fc.sample(fuzzRequest(operation, worlds), {
        numRuns: REQUESTS_PER_ROUND,
        seed: seed + round * 1000 + at,
      }),
    );
    for (const request of samples.flat()) {
      const caller = callers.find(({ kind }) => kind === request.caller);
      const { status, found } = await send(request, caller ?? { headers: {} });
      const statuses = figures.get(request.operation.name);
      statuses?.set(status, (statuses.get(status) ?? 0) + 1);
      problems.push(...found.map((problem) => `round ${round}: ${describe(request)}\n  ${problem}`));
    }
  }
  return { figures, problems };
}

/** Calls that may log a caller out come last, so that the others have valid sessions. */
const endsSessions = ({ method, path }: Operation): boolean =>
  method !== 'GET' && /^\/api\/(users|auth|campaign-subscribe\/auth)/.test(path);

async function createRound() {
  const host = await createCaller('celebrity');
  const created = await Promise.all(CALLERS.map((kind) => createCallerWorld(kind, host)));
  return {
    callers: created.map(({ caller }) => caller),
    worlds: new Map(created.map(({ caller, own }) => [caller.kind, own])),
  };
}

/** Sends a request and lists the problems of the response. */
async function send(request: FuzzRequest, caller: Pick<Caller, 'headers'>) {
  const { operation, method, path, headers, body, isSigned } = request;
  const started = Date.now();
  const signature = isSigned ? await signPayload(new TextDecoder().decode(body)) : undefined;
  const isBodyAllowed = method !== 'GET' && method !== 'HEAD';
  const length = headers['content-length'] || String(body?.length ?? 0);
  const init: RequestInit = {
    method,
    headers: {
      ...toHeaders(caller),
      ...headers,
      'content-length': length,
      ...(signature && { 'stripe-signature': signature }),
    },
    redirect: 'manual',
    ...(isBodyAllowed && body && { body }),
  };
  try {
    const response = await requestApi(path, unlimitedEnv, init);
    const text = new TextDecoder().decode(await response.arrayBuffer());
    const ms = Date.now() - started;
    const found = listProblems(operation, method, response, text);
    return { status: response.status, found: ms > ANSWER_MS_MAX ? [...found, `took ${ms} ms`] : found };
  } catch (error) {
    return { status: 0, found: [`ended without an answer: ${String(error)}`] };
  }
}

function listProblems(operation: Operation, method: string, response: Response, text: string): string[] {
  const { status } = response;
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  const answer = `${status} ${text.slice(0, 400)}`;
  const hasBody = method !== 'HEAD' && ![...BODILESS, ...operation.pages].includes(status);
  const isError = status >= 400 && hasBody;
  return [
    ...(isFailure(operation, status) ? [`fails: ${answer}`] : []),
    ...(isError && !(isJson && ErrorShape.safeParse(parseJson(text)).success)
      ? [`has no error shape: ${answer}`]
      : []),
    ...(isJson && method !== 'HEAD' && parseJson(text) === undefined ? [`is no JSON: ${answer}`] : []),
    ...(INTERNALS.test(text) && isError ? [`shows internals: ${answer}`] : []),
  ];
}

const describe = ({ method, path, caller, headers, body }: FuzzRequest): string =>
  `${method} ${ORIGIN}${path.slice(0, 200)} as ${caller} ${JSON.stringify(headers).slice(0, 200)} ${new TextDecoder().decode(body).slice(0, 300)}`;
