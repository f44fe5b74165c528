import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { user } from '../../accounts/table.ts';
import { media } from '../../media/table.ts';
import { describe, flag, instant, isSet, ref } from '../../platform/columns.ts';
import { charities } from '../table.ts';

/** The profile of each charity, empty at first. The slug never changes. */
export const charityProfiles = sqliteTable(
  'charity_profiles',
  {
    charityId: ref('charity_id', () => charities.id, 'cascade').primaryKey(),
    slug: text('slug').notNull().unique(),
    logoId: text('logo_id').references(() => media.id),
    /** Two sentences about the charity, and what € 10 does there. */
    aboutNl: text('about_nl'),
    aboutEn: text('about_en'),
    tenEurosNl: text('ten_euros_nl'),
    tenEurosEn: text('ten_euros_en'),
    website: text('website'),
    /** ISO 3166 code. */
    country: text('country'),
    rsin: text('rsin'),
    registrationNumber: text('registration_number'),
    isAnbi: flag('is_anbi'),
    contactEmail: text('contact_email'),
    version: integer('version').notNull().default(1),
    updatedAt: instant('updated_at').notNull(),
  },
  (table) => [index('charity_profiles_logo').on(table.logoId).where(isSet(table.logoId))],
);
export const profileTexts = describe(
  [charityProfiles],
  'introducing charities',
  'permanently',
  'not about a person',
);

export const charityAccounts = sqliteTable(
  'charity_accounts',
  {
    charityId: ref('charity_id', () => charities.id, 'cascade'),
    userId: ref('user_id', () => user.id, 'cascade'),
    acceptedAt: instant('accepted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.charityId, table.userId] }),
    index('charity_accounts_user').on(table.userId),
  ],
);
