import { isRecord } from '#api/platform/rules.ts';

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
};

export type Outcome<T> = { readonly kind: 'done'; readonly value: T } | Failure;

/** Longest wait for an answer; after a lost connection a browser may otherwise wait for minutes. */
export const ANSWER_TIMEOUT_MS = 30_000;

export const UNREACHABLE: Failure = {
  kind: 'unreachable',
  status: 0,
  code: undefined,
  message: undefined,
  problems: {},
};

/** Makes a call and reads its answer; never throws. */
export async function callEndpoint<A extends ApiResponse>(
  call: () => Promise<A>,
  timeoutMs?: number,
): Promise<Outcome<Awaited<ReturnType<A['json']>>>>;
export async function callEndpoint(
  call: () => Promise<ApiResponse>,
  timeoutMs = ANSWER_TIMEOUT_MS,
): Promise<Outcome<unknown>> {
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

/** Returns both answers together, or the first failure. */
export function joinOutcomes<A, B, T>(
  first: Outcome<A>,
  second: Outcome<B>,
  join: (first: A, second: B) => T,
): Outcome<T> {
  if (first.kind !== 'done') return first;
  return second.kind === 'done' ? { kind: 'done', value: join(first.value, second.value) } : second;
}

/** Reads the error shape of api.md from an answer; what is missing stays empty. */
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
