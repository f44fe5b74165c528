import { eq, inArray } from 'drizzle-orm';
import { campaigns } from '../campaigns/table.ts';
import { charities } from '../charities/table.ts';
import { toSql } from '../platform/columns.ts';
import type { PersonalData } from '../platform/personal-data.ts';
import { pick } from '../platform/pick.ts';
import { selectOwnIds } from '../submissions/index.ts';
import { submissions } from '../submissions/table.ts';
import { endContacts } from './end-contacts.ts';
import { contacts } from './table.ts';

export const contactData: PersonalData = {
  exports: {
    charitiesThatMayWrite: ({ db }, { id }) =>
      db
        .select({
          // Aliased, because D1 mixes up columns with the same name in a batch.
          charity: toSql<string>(charities.name).as('charity'),
          campaign: campaigns.name,
          ...pick(contacts, 'version', 'givenAt', 'endedAt', 'ending'),
        })
        .from(contacts)
        .innerJoin(submissions, eq(submissions.id, contacts.submissionId))
        .innerJoin(charities, eq(charities.id, contacts.charityId))
        .innerJoin(campaigns, eq(campaigns.id, contacts.campaignId))
        .where(eq(submissions.userId, id)),
  },
  erase: (ctx, { id }) => {
    const isOwn = inArray(contacts.submissionId, selectOwnIds(ctx, id));
    return [...endContacts(ctx, isOwn, 'erased'), ctx.db.delete(contacts).where(isOwn)];
  },
};
