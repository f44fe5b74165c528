import { isRecord } from '#api/platform/rules.ts';
import { storeHumanToken } from './send.ts';

/** The part of a response from which an outcome is read; every typed response of the API has it. */
export type ApiResponse<T = unknown> = Pick<Response, 'ok' | 'status'> & { json(): Promise<T> };

/** Why a call failed: the server refused it, it requires a session, or there was no response. */
export type Failure = {
  readonly kind: 'refused' | 'unauthenticated' | 'unreachable';
  /** HTTP status; 0 without a response. */
  readonly status: number;
  readonly code: string | undefined;
  /** The server's message for a person, if it sent one. */
  readonly message: string | undefined;
  /** The server's messages by field. */
  readonly problems: Readonly<Record<string, string>>;
  /** What the server has instead of what it refused. */
  readonly doc?: unknown;
  /** Whether a human check would let the call pass at once (`challenge` in the response). */
  readonly canPassCheck?: true;
};

export type Outcome<T> = { readonly kind: 'done'; readonly value: T } | Failure;

/** A client of the API whose calls resolve to their outcomes instead of to responses. */
export type Outcomes<Client> = {
  readonly [Name in keyof Client]: Client[Name] extends (...input: infer Input) => Promise<infer Answer>
    ? (...input: Input) => Promise<Outcome<Body<Answer>>>
    : Outcomes<Client[Name]>;
};

type Body<Answer> = Answer extends { json(): Promise<infer T> } ? T : never;

/** Asks for the human check that a limit requires; `onEnd` gets its token, empty if it was not passed. */
export type HumanCheckRequest = { readonly name: string; readonly onEnd: (token: string) => void };

declare global {
  // oxlint-disable-next-line typescript/consistent-type-definitions -- only an interface can be added to
  interface DocumentEventMap {
    'human-check': CustomEvent<HumanCheckRequest>;
  }
}

/** Maximum wait for a response; after a lost connection a browser may otherwise wait for minutes. */
export const ANSWER_TIMEOUT_MS = 30_000;

/** Built from widget/human-check.ts as a separate script, which no page loads before a limit asks for the check. */
const CHECK_SCRIPT = '/human-check.js';

export const UNREACHABLE: Failure = {
  kind: 'unreachable',
  status: 0,
  code: undefined,
  message: undefined,
  problems: {},
};

/** Makes a call and reads its response; never throws. If a human check is required, shows it and repeats the call. */
export async function callEndpoint<T>(call: () => Promise<ApiResponse<T>>): Promise<Outcome<T>>;
export async function callEndpoint(call: () => Promise<ApiResponse>): Promise<Outcome<unknown>> {
  const outcome = await callOnce(call);
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
  return token === '' ? outcome : callOnce(call);
}

async function callOnce(call: () => Promise<ApiResponse>): Promise<Outcome<unknown>> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer in time')), ANSWER_TIMEOUT_MS);
  });
  try {
    return await Promise.race([readOutcome(call), timeout]);
  } catch {
    return UNREACHABLE;
  } finally {
    clearTimeout(timer);
  }
}

/** Applies a function to the value; returns a failure unchanged. */
export function mapOutcome<A, B>(outcome: Outcome<A>, map: (value: A) => B): Outcome<B> {
  return outcome.kind === 'done' ? { kind: 'done', value: map(outcome.value) } : outcome;
}

/** Reads an error (RULES.md, "Calls") from a response; missing parts stay empty. */
export function toFailure(status: number, body: unknown): Failure {
  const fields = isRecord(body) ? body : {};
  const code = getNonEmptyText(fields['code']);
  const details = Array.isArray(fields['details']) ? fields['details'] : [];
  return {
    // The 401 of a wrong password says nothing about the session.
    kind: status === 401 && code !== 'invalid_credentials' ? 'unauthenticated' : 'refused',
    status,
    code,
    message: getNonEmptyText(fields['error']),
    problems: Object.fromEntries(details.flatMap(toProblemEntry)),
    doc: fields['doc'],
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
