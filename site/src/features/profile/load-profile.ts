import type { OwnPageParts } from '../accounts/shell/load-own-page.ts';
import { readReply } from '../accounts/shell/read-reply.ts';

/** Loads the data of the profile page. */
export async function loadProfile({ api, user }: Pick<OwnPageParts, 'api' | 'user'>) {
  const { me } = api.users;
  const [profile, passkeys, sessions, celebrity] = await Promise.all([
    readReply(me.profile.$get()),
    readReply(me.passkeys.$get()),
    readReply(me.sessions.$get()),
    user.role === 'celebrity' ? findCelebrity(api) : undefined,
  ]);
  return { profile, passkeys, sessions, celebrity };
}

export type LoadedProfile = Awaited<ReturnType<typeof loadProfile>>;

/** Loads a celebrity's profile; undefined if the account has none, which only support can fix (RULES.md, "Roles"). */
async function findCelebrity(api: OwnPageParts['api']) {
  const reply = await api['celebrities-custom']['by-user'].$get();
  return reply.status === 404 ? undefined : (await readReply(Promise.resolve(reply))).doc;
}
