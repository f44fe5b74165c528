import { isRecord } from '#api/platform/rules.ts';

/** As much of a response as an outcome is read from; every typed response of the API is one. */
export type ApiResponse = Pick<Response, 'ok' | 'status'> & { json(): Promise<unknown> };

/** What came of a call: its answer, a refusal with the server's words, or no answer at all. */
export type Outcome<T> =
  | { readonly kind: 'done'; readonly value: T }
  | {
      readonly kind: 'refused';
      readonly status: number;
      readonly code: string | undefined;
      /** The server's sentence for a person, if it sent one. */
      readonly message: string | undefined;
      /** The server's sentences by field. */
      readonly problems: Readonly<Record<string, string>>;
    }
  | { readonly kind: 'unreachable' };

/** Makes a call and reads its answer; never throws. */
export async function callEndpoint<A extends ApiResponse>(
  call: () => Promise<A>,
): Promise<Outcome<Awaited<ReturnType<A['json']>>>>;
export async function callEndpoint(call: () => Promise<ApiResponse>): Promise<Outcome<unknown>> {
  try {
    const response = await call();
    if (response.ok) return { kind: 'done', value: await response.json() };
    return toRefusedOutcome(response.status, await response.json().catch(() => undefined));
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Reads the error shape of api.md out of whatever came instead. */
function toRefusedOutcome(status: number, body: unknown): Outcome<never> {
  const fields = isRecord(body) ? body : {};
  const details = Array.isArray(fields['details']) ? fields['details'] : [];
  return {
    kind: 'refused',
    status,
    code: getNonEmptyText(fields['code']),
    message: getNonEmptyText(fields['error']),
    problems: Object.fromEntries(details.flatMap(toProblemEntry)),
  };
}

function toProblemEntry(detail: unknown): readonly (readonly [string, string])[] {
  if (!isRecord(detail)) return [];
  const [path, message] = [getNonEmptyText(detail['path']), getNonEmptyText(detail['message'])];
  return path === undefined || message === undefined ? [] : [[path, message]];
}

function getNonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
