import { eq, getTableColumns, or } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { celebrityProfiles } from '../celebrities/table.ts';
import type { Ctx, Person } from '../platform/context.ts';
import { hmacSha256 } from '../platform/digest.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { reminders } from './table.ts';

const KEY_LENGTH = 32;

const { id, userId, campaignId, celebrityId, addressKey, ...SHOWN_COLUMNS } = getTableColumns(reminders);

export const reminderData: PersonalData = {
  exports: {
    reminders: (ctx, person) =>
      ctx.db
        .select({ campaign: campaigns.name, celebrity: celebrityProfiles.artistName, ...SHOWN_COLUMNS })
        .from(reminders)
        .leftJoin(campaigns, eq(campaigns.id, reminders.campaignId))
        .leftJoin(celebrityProfiles, eq(celebrityProfiles.id, reminders.celebrityId))
        .where(isTheirs(ctx, person)),
  },
  erase: (ctx, person) => [ctx.db.delete(reminders).where(isTheirs(ctx, person))],
};

/** Holds for a reminder that a person asked for, or for their verified address. */
export function isTheirs(ctx: Ctx, { id, email, _verified }: Person) {
  const isAddress = _verified ? eq(reminders.addressKey, toAddressKey(ctx, email)) : undefined;
  return or(eq(reminders.userId, id), isAddress);
}

/** Returns the keyed digest that stands for a normalized address in links without revealing it. */
export function toAddressKey({ settings }: Pick<Ctx, 'settings'>, email: string): string {
  return hmacSha256(settings.BETTER_AUTH_SECRET, email).slice(0, KEY_LENGTH);
}
