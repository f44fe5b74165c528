import { and, asc, desc, eq, gt, inArray, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { toDisplayName, toIdentifier } from '../../accounts/index.ts';
import { teamMembers, user, verification } from '../../accounts/table.ts';
import { isUndecided } from '../../campaigns/index.ts';
import { campaigns, managedActs } from '../../campaigns/table.ts';
import { toIso } from '../../platform/columns.ts';
import { requirePerson, type Ctx, type Person } from '../../platform/context.ts';
import type { Team } from '../team-contract.ts';
import { ACTS_MAX, MEMBERSHIPS_MAX, TEAM_MAX } from '../team-rules.ts';

const toTeamIdentifiers = (ownerId: string) => [
  toIdentifier('team-invitation', ownerId),
  toIdentifier('deciding-team-invitation', ownerId),
];
const HANDOVER = toIdentifier('campaign-handover', '');

/** Selects the identifiers of an owner's open invitations: to their team, and to take over an undecided campaign. */
export function selectOwnInvitations(ownerId: string) {
  const isOffered = and(eq(campaigns.ownerId, ownerId), isUndecided);
  const handovers = sql`select ${HANDOVER} || ${campaigns.id} from ${campaigns} where ${isOffered}`;
  const [invitations, ofDeciders] = toTeamIdentifiers(ownerId);
  return sql`(select ${invitations} union all select ${ofDeciders} union all ${handovers})`;
}

/** Returns the number of members and invitations of an owner's team, except for an address, for a condition. */
export function countOthers(ctx: Ctx, ownerId: string, email: string): SQL {
  const { identifier, value, expiresAt } = verification;
  const isOpen = and(inArray(identifier, toTeamIdentifiers(ownerId)), gt(expiresAt, ctx.now));
  return sql`(select count(*) from (
    select ${user.email} as address from ${teamMembers} inner join ${user} on ${user.id} = ${teamMembers.userId}
    where ${eq(teamMembers.ownerId, ownerId)} union select ${value} from ${verification} where ${isOpen}
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
  return {
    members,
    memberships: owners.map(({ email, ...owner }) => ({ ...owner, name: toSender({ ...owner, email }) })),
    invitations: invitations.map(({ identifier, ...invitation }) => ({
      ...invitation,
      mayDecide: identifier === toIdentifier('deciding-team-invitation', ownerId),
    })),
    acts,
  };
}

/** Returns the query for the people in a column of the team rows that meet a condition. */
function queryPeople(ctx: Ctx, person: SQLiteColumn, condition: SQL) {
  const { joinedAt, mayDecide } = teamMembers;
  return ctx.db
    .select({ id: user.id, name: user.name, email: user.email, joinedAt: toIso(joinedAt), mayDecide })
    .from(teamMembers)
    .innerJoin(user, eq(user.id, person))
    .where(condition)
    .orderBy(asc(joinedAt))
    .limit(MEMBERSHIPS_MAX);
}

/** Returns a person's name for mails and pages: their name, else their address. */
export function toSender({ name, email }: Pick<Person, 'name' | 'email'>): string {
  return name || email;
}

function queryInvitations(ctx: Ctx, ownerId: string) {
  const { id, identifier, value: email, expiresAt } = verification;
  const campaignId = sql`substr(${identifier}, ${HANDOVER.length + 1})`;
  return ctx.db
    .select({ id, identifier, email, expiresAt: toIso(expiresAt), campaign: campaigns.name })
    .from(verification)
    .leftJoin(campaigns, eq(campaigns.id, campaignId))
    .where(and(inArray(identifier, selectOwnInvitations(ownerId)), gt(expiresAt, ctx.now)))
    .orderBy(asc(expiresAt))
    .limit(2 * TEAM_MAX);
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
