/** As much of a response as an outcome is read from; every typed response of the API is one. */
export type Answer = Pick<Response, 'ok' | 'status'> & { json(): Promise<unknown> };

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
export async function outcomeOf<A extends Answer>(
  call: () => Promise<A>,
): Promise<Outcome<Awaited<ReturnType<A['json']>>>>;
export async function outcomeOf(call: () => Promise<Answer>): Promise<Outcome<unknown>> {
  try {
    const answer = await call();
    if (answer.ok) return { kind: 'done', value: await answer.json() };
    return refusalOf(answer.status, await answer.json().catch(() => undefined));
  } catch {
    return { kind: 'unreachable' };
  }
}

/** Reads the error shape of api.md out of whatever came instead. */
function refusalOf(status: number, body: unknown): Outcome<never> {
  const given: Readonly<Record<string, unknown>> =
    typeof body === 'object' && body !== null ? { ...body } : {};
  const details = Array.isArray(given['details']) ? given['details'] : [];
  return {
    kind: 'refused',
    status,
    code: textOf(given['code']),
    message: textOf(given['error']),
    problems: Object.fromEntries(details.flatMap(problemOf)),
  };
}

function problemOf(detail: unknown): readonly (readonly [string, string])[] {
  if (typeof detail !== 'object' || detail === null || !('path' in detail) || !('message' in detail))
    return [];
  const [path, message] = [textOf(detail.path), textOf(detail.message)];
  return path === undefined || message === undefined ? [] : [[path, message]];
}

function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined;
}
