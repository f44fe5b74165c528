import { index, sqliteTable, text } from 'drizzle-orm/sqlite-core';
import { describe, instantOfInsertion, isSet, ref } from '../platform/columns.ts';
import { FANBASE_SIZES, GENDERS } from './rules.ts';
import { user } from '../accounts/table.ts';

/** A celebrity's profile (RULES.md, "Data"); one per person of that role. */
export const celebrityProfiles = sqliteTable(
  'celebrity_profiles',
  {
    id: text('id').primaryKey(),
    userId: ref('user_id', () => user.id, 'cascade').unique(),
    name: text('name').notNull(),
    artistName: text('artist_name').notNull(),
    /** The appearance of that name (platform/to-skeleton.ts). */
    skeleton: text('skeleton'),
    email: text('email').notNull(),
    phone: text('phone'),
    gender: text('gender', { enum: GENDERS }),
    countryOfResidence: text('country_of_residence'),
    city: text('city'),
    knownFor: text('known_for'),
    bio: text('bio'),
    website: text('website'),
    hasFanbase: text('has_fanbase', { enum: ['yes', 'no'] }),
    fanbaseSize: text('fanbase_size', { enum: FANBASE_SIZES }),
    socialMediaProfile: text('social_media_profile'),
    avatarId: text('avatar_id'),
    instagram: text('instagram'),
    twitter: text('twitter'),
    facebook: text('facebook'),
    createdAt: instantOfInsertion('created_at'),
  },
  (table) => [
    index('celebrity_profiles_skeleton').on(table.skeleton),
    index('celebrity_profiles_avatar').on(table.avatarId).where(isSet(table.avatarId)),
  ],
);
export const celebrityTexts = describe([celebrityProfiles], 'introducing owners', 'until erasure');
