/** As much of a response as a page needs. */
export type Reply<T> = { readonly ok: boolean; readonly status: number; json(): Promise<T> };

/** A call of a page that brought no value. */
export class Refused extends Error {
  readonly reply: Reply<unknown>;

  constructor(reply: Reply<unknown>) {
    super(`the API answered ${reply.status}`);
    this.reply = reply;
  }
}

/** Reads what a page needs from a reply; without it there is another page. */
export async function readReply<T>(call: Promise<Reply<T>>): Promise<T> {
  const reply = await call;
  if (!reply.ok) throw new Refused(reply);
  return reply.json();
}
