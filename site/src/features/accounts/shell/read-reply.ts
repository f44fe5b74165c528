/** The part of a response that a page needs. */
export type Reply<T> = { readonly ok: boolean; readonly status: number; json(): Promise<T> };

/** Thrown when a page's call was refused. */
export class Refused extends Error {
  readonly reply: Reply<unknown>;

  constructor(reply: Reply<unknown>) {
    super(`the API answered ${reply.status}`);
    this.reply = reply;
  }
}

/** Reads a response; throws {@link Refused} if it is an error. */
export async function readReply<T>(call: Promise<Reply<T>>): Promise<T> {
  const reply = await call;
  if (!reply.ok) throw new Refused(reply);
  return reply.json();
}
