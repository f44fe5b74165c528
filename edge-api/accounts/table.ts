import { sql } from 'drizzle-orm';
import { integer, sqliteTable, text, index } from 'drizzle-orm/sqlite-core';
import { LANGUAGES } from '../platform/rules.ts';
import { FANBASE_SIZES, GENDERS, ROLES } from './rules.ts';

const now = sql`(cast(unixepoch('subsec') * 1000 as integer))`;

/** People. The first eight columns are better-auth's own; the rest are this product's. */
export const user = sqliteTable('user', {
  id: text('id').primaryKey(),
  name: text('name').notNull(),
  email: text('email').notNull().unique(),
  emailVerified: integer('email_verified', { mode: 'boolean' }).notNull().default(false),
  image: text('image'),
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
  updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull().default(now),
  role: text('role', { enum: ROLES }).notNull().default('fan'),
  language: text('language', { enum: LANGUAGES }).notNull().default('nl'),
  phone: text('phone'),
  location: text('location'),
});

/** Sessions, as better-auth keeps them. */
export const session = sqliteTable(
  'session',
  {
    id: text('id').primaryKey(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    token: text('token').notNull().unique(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull().default(now),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [index('session_user').on(table.userId), index('session_expires').on(table.expiresAt)],
);

/** Ways to log in (here: password hashes), as better-auth keeps them. */
export const account = sqliteTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: text('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: integer('access_token_expires_at', { mode: 'timestamp_ms' }),
    refreshTokenExpiresAt: integer('refresh_token_expires_at', { mode: 'timestamp_ms' }),
    scope: text('scope'),
    password: text('password'),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull().default(now),
  },
  (table) => [index('account_user').on(table.userId)],
);

/**
 * Single-use links, in better-auth's own table. `id` is a digest of the link's token, `identifier` its purpose and
 * person, `value` the address that it proves (see link.ts).
 */
export const verification = sqliteTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: integer('expires_at', { mode: 'timestamp_ms' }).notNull(),
    createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
    updatedAt: integer('updated_at', { mode: 'timestamp_ms' }).notNull().default(now),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    index('verification_expires').on(table.expiresAt),
  ],
);

/** A celebrity's profile (specification §3); one per person of that role. */
export const celebrityProfiles = sqliteTable('celebrity_profiles', {
  id: text('id').primaryKey(),
  userId: text('user_id')
    .notNull()
    .unique()
    .references(() => user.id, { onDelete: 'cascade' }),
  name: text('name').notNull(),
  artistName: text('artist_name').notNull(),
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
  createdAt: integer('created_at', { mode: 'timestamp_ms' }).notNull().default(now),
});
