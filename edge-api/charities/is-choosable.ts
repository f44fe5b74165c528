import { eq, ne, sql, type SQL } from 'drizzle-orm';
import { alias, type SQLiteColumn } from 'drizzle-orm/sqlite-core';
import { hasRow } from '../platform/conditions.ts';
import { charities, connectedAccounts } from './table.ts';

/** Returns the condition that a charity may be chosen for a campaign: it is approved or awaiting review. */
export function isChoosable(id: string | SQLiteColumn): SQL {
  return hasRow(charities, eq(charities.id, id), ne(charities.approvalStatus, 'rejected'));
}

/** Returns the condition that an admin has approved a charity and its account at the provider can receive money. */
export function hasConfirmed(id: string | SQLiteColumn): SQL {
  const isReady = hasRow(
    connectedAccounts,
    eq(connectedAccounts.charityId, charities.id),
    eq(connectedAccounts.state, 'ready'),
  );
  return hasRow(charities, eq(charities.id, id), eq(charities.approvalStatus, 'approved'), isReady);
}

/** Selects the similar-looking name of an approved or older charity, for one that awaits review. */
export function selectLookAlike(id: string | SQLiteColumn): SQL<string | null> {
  const [mine, other] = [alias(charities, 'mine'), alias(charities, 'other')];
  return sql<string | null>`(select ${other.name} from ${charities} ${sql.identifier('mine')}
    join ${charities} ${sql.identifier('other')} on ${other.skeleton} = ${mine.skeleton} and ${other.id} <> ${mine.id}
    where ${mine.id} = ${id} and ${mine.approvalStatus} = 'pending' and (${other.approvalStatus} = 'approved'
      or ${other.approvalStatus} = 'pending' and ${other.createdAt} < ${mine.createdAt})
    order by ${other.approvalStatus} limit 1)`;
}
