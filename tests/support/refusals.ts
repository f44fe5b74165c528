/** Returns what an answer has at least that refuses a call. */
export const toRefusal = (status: number, code: string) => ({ status, body: { code } });

/** Returns what an answer has at least that refuses a call because of a field. */
export const toInvalid = (path: string, message?: unknown) => ({
  status: 400,
  body: { code: 'validation_failed', details: [message === undefined ? { path } : { path, message }] },
});
