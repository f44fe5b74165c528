import { isRecord } from '#api/platform/rules.ts';
import { storeHumanToken } from './send.ts';

/** As much of a response as an outcome is read from; every typed response of the API is one. */
export type ApiResponse<T = unknown> = Pick<Response, 'ok' | 'status'> & { json(): Promise<T> };

/** Why a call failed: the server refused it, it needs a session, or nothing answered. */
export type Failure = {
  readonly kind: 'refused' | 'unauthenticated' | 'unreachable';
  /** HTTP status; 0 when nothing answered. */
  readonly status: number;
  readonly code: string | undefined;
  /** The server's sentence for a person, if it sent one. */
  readonly message: string | undefined;
  /** The server's sentences by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** A check lets the call pass at once (`challenge` of the answer). */
  readonly canPassCheck?: true;
};

export type Outcome<T> = { readonly kind: 'done'; readonly value: T } | Failure;

/** Asks for the check that a limit wants; `onEnd` gets its token, empty where it was not passed. */
export type HumanCheckRequest = { readonly name: string; readonly onEnd: (token: string) => void };

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DocumentEventMap {
    'human-check': CustomEvent<HumanCheckRequest>;
  }
}

/** Longest wait for a response; after a lost connection a browser may otherwise wait for minutes. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** Built from widget/human-check.ts, beside the pages' scripts: none of them loads it before a limit asks for it. */
const CHECK_SCRIPT = '/human-check.js';

export const UNREACHABLE: Failure = {
  kind: 'unreachable',
  status: 0,
  code: undefined,
  message: undefined,
  problems: {},
};

/** Makes a call and reads its response; never throws. One that has to pass a check shows it and is made again. */
export async function callEndpoint<A extends ApiResponse>(
  call: () => Promise<A>,
  timeoutMs?: number,
): Promise<Outcome<Awaited<ReturnType<A['json']>>>>;
export async function callEndpoint(
  call: () => Promise<ApiResponse>,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Outcome<unknown>> {
  const outcome = await callOnce(call, timeoutMs);
  if (outcome.kind === 'done' || !outcome.canPassCheck) return outcome;
  try {
    await import(/* @vite-ignore */ CHECK_SCRIPT);
  } catch {
    return outcome;
  }
  const token = await new Promise<string>((onEnd) => {
    const detail = { name: outcome.message ?? '', onEnd };
    document.dispatchEvent(new CustomEvent('human-check', { detail }));
  });
  storeHumanToken(token);
  return token === '' ? outcome : callOnce(call, timeoutMs);
}

async function callOnce(call: () => Promise<ApiResponse>, timeoutMs: number): Promise<Outcome<unknown>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), timeoutMs);
  });
  try {
    return await Promise.race([readOutcome(call), timeout]);
  } catch {
    return UNREACHABLE;
  } finally {
    clearTimeout(timer);
  }
}

/** Returns what a function makes of the value; a failure stays as it is. */
export function mapOutcome<A, B>(outcome: Outcome<A>, map: (value: A) => B): Outcome<B> {
  return outcome.kind === 'done' ? { kind: 'done', value: map(outcome.value) } : outcome;
}

/** Returns both results together, or the first failure. */
export function joinOutcomes<A, B, T>(
  first: Outcome<A>,
  second: Outcome<B>,
  join: (first: A, second: B) => T,
): Outcome<T> {
  return first.kind === 'done' ? mapOutcome(second, (value) => join(first.value, value)) : first;
}

/** Reads an error (RULES.md, "Calls") from a response; what is missing stays empty. */
export function toFailure(status: number, body: unknown): Failure {
  const fields = isRecord(body) ? body : {};
  const code = getNonEmptyText(fields['code']);
  const details = Array.isArray(fields['details']) ? fields['details'] : [];
  return {
    // A wrong password is a 401 as well, and says nothing about a session.
    kind: status === 401 && code !== 'invalid_credentials' ? 'unauthenticated' : 'refused',
    status,
    code,
    message: getNonEmptyText(fields['error']),
    problems: Object.fromEntries(details.flatMap(toProblemEntry)),
    ...(isRecord(fields['challenge']) && { canPassCheck: true as const }),
  };
}

async function readOutcome(call: () => Promise<ApiResponse>): Promise<Outcome<unknown>> {
  const response = await call();
  if (response.ok) return { kind: 'done', value: await response.json() };
  return toFailure(response.status, await response.json().catch(() => undefined));
}

function toProblemEntry(detail: unknown): readonly (readonly [string, string])[] {
  if (!isRecord(detail)) return [];
  const [path, message] = [getNonEmptyText(detail['path']), getNonEmptyText(detail['message'])];
  return path === undefined || message === undefined ? [] : [[path, message]];
}

function getNonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
