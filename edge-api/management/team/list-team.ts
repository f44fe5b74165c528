import { and, asc, desc, eq, gt, inArray, ne, or, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { toDisplayName, toIdentifier } from '../../accounts/index.ts';
import { hasContact } from '../../accounts/rules.ts';
import { teamMembers, user, verification } from '../../accounts/table.ts';
import { isUndecided } from '../../campaigns/index.ts';
import { campaigns, managedActs } from '../../campaigns/table.ts';
import { toIso } from '../../platform/columns.ts';
import { requirePerson, type Ctx, type Person } from '../../platform/context.ts';
import type { Team } from '../team-contract.ts';
import { ACTS_MAX, INVITATIONS_MAX, MEMBERSHIPS_MAX } from '../team-rules.ts';

const toTeam = (ownerId: string) => toIdentifier('team-invitation', ownerId);
const HANDOVER = toIdentifier('campaign-handover', '');

/**
 * Returns the condition of the invitations that a person sent or, as an owner, can withdraw: to any team, and to take
 * over an undecided campaign.
 */
export function isOwnInvitation(personId: string): SQL | undefined {
  const isOffered = and(eq(campaigns.ownerId, personId), isUndecided);
  const handovers = sql`select ${HANDOVER} || ${campaigns.id} from ${campaigns} where ${isOffered}`;
  return or(
    inArray(verification.identifier, sql`(select ${toTeam(personId)} union all ${handovers})`),
    eq(verification.invitedBy, personId),
  );
}

/** Returns the condition of the open invitations to an owner's team. */
export const isOpenInvitation = (ctx: Ctx, ownerId: string): SQL | undefined =>
  and(eq(verification.identifier, toTeam(ownerId)), gt(verification.expiresAt, ctx.now));

/** Returns the number of members and invitations of an owner's team, except for an address, for a condition. */
export function countOthers(ctx: Ctx, ownerId: string, email: string): SQL {
  return sql`(select count(*) from (
    select ${user.email} as address from ${teamMembers} inner join ${user} on ${user.id} = ${teamMembers.userId}
    where ${eq(teamMembers.ownerId, ownerId)} union select ${verification.value} from ${verification} where ${isOpenInvitation(ctx, ownerId)}
  ) where address <> ${email})`;
}

/** Returns the caller's team, its latest actions first, and the teams that the caller is in. */
export async function getTeam(ctx: Ctx): Promise<Team> {
  const { id: ownerId } = requirePerson(ctx);
  const [members, invitations, acts, owners] = await Promise.all([
    queryPeople(ctx, teamMembers.userId, eq(teamMembers.ownerId, ownerId)),
    queryInvitations(ctx, ownerId),
    queryActs(ctx, ownerId),
    queryPeople(ctx, teamMembers.ownerId, eq(teamMembers.userId, ownerId)),
  ]);
  const listInvitations = (isIncluded: (identifier: string) => boolean) =>
    invitations.flatMap(({ identifier, ...invitation }) => (isIncluded(identifier) ? [invitation] : []));
  const others = owners.map(({ id }) => toTeam(id));
  return {
    members,
    memberships: owners.map(({ email, ...owner }) => ({
      ...owner,
      name: toSender({ ...owner, email }),
      invitations: listInvitations((identifier) => identifier === toTeam(owner.id)),
    })),
    invitations: listInvitations((identifier) => !others.includes(identifier)),
    acts,
  };
}

function queryPeople(ctx: Ctx, person: SQLiteColumn, condition: SQL) {
  const { joinedAt, rights } = teamMembers;
  return ctx.db
    .select({ id: user.id, name: user.name, email: user.email, joinedAt: toIso(joinedAt), rights })
    .from(teamMembers)
    .innerJoin(user, eq(user.id, person))
    .where(condition)
    .orderBy(asc(joinedAt))
    .limit(MEMBERSHIPS_MAX);
}

/** Returns a text without ways to contact anyone, for mails to strangers. */
export const omitContacts = (text: string): string =>
  text
    .split(' ')
    .filter((word) => !hasContact(word))
    .join(' ');

/** Returns a person's name for mails and pages that strangers read, else their email address. */
export function toSender({ name, email }: Pick<Person, 'name' | 'email'>): string {
  return omitContacts(name) || email;
}

function queryInvitations(ctx: Ctx, personId: string) {
  const { id, identifier, value: email, expiresAt, rights, invitedBy } = verification;
  const campaignId = sql`substr(${identifier}, ${HANDOVER.length + 1})`;
  return ctx.db
    .select({
      id,
      identifier,
      email,
      expiresAt: toIso(expiresAt),
      rights,
      by: toDisplayName(user),
      campaign: campaigns.name,
    })
    .from(verification)
    .leftJoin(user, and(eq(user.id, invitedBy), ne(user.id, personId)))
    .leftJoin(campaigns, eq(campaigns.id, campaignId))
    .where(and(isOwnInvitation(personId), gt(expiresAt, ctx.now)))
    .orderBy(asc(expiresAt))
    .limit(INVITATIONS_MAX);
}

const [actors, people] = [alias(user, 'actors'), alias(user, 'people')];

function queryActs(ctx: Ctx, ownerId: string) {
  return ctx.db
    .select({
      id: managedActs.id,
      at: toIso(managedActs.at),
      act: managedActs.act,
      by: toDisplayName(actors),
      person: toDisplayName(people),
      campaign: campaigns.name,
    })
    .from(managedActs)
    .leftJoin(actors, eq(actors.id, managedActs.actorId))
    .leftJoin(people, eq(people.id, managedActs.personId))
    .leftJoin(campaigns, eq(campaigns.id, managedActs.campaignId))
    .where(eq(managedActs.ownerId, ownerId))
    .orderBy(desc(managedActs.at), desc(managedActs.id))
    .limit(ACTS_MAX);
}
