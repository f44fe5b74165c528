import { sql, type SQL, type SQLWrapper } from 'drizzle-orm';
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core';
import { describe, flag, instant, instantOfInsertion, isSet, ref } from '../platform/columns.ts';
import { LANGUAGES, ROLES, type TeamRight } from '../platform/rules.ts';
import { LOGIN_METHODS, SESSION_SCOPES } from './rules.ts';

/**
 * Returns the last word of a name in lower case, for `user_last_name`. drizzle-kit splits the index's expression at its
 * commas, so 0028_last_name.sql is corrected by hand.
 */
export const toLastWord = (name: SQLWrapper): SQL =>
  sql`lower(replace(${name}, rtrim(${name}, replace(${name}, ' ', '')), ''))`;

/** People. The first eight columns are better-auth's; the others are ours. */
export const user = sqliteTable(
  'user',
  {
    id: text('id').primaryKey(),
    name: text('name').notNull(),
    email: text('email').notNull().unique(),
    emailVerified: flag('email_verified'),
    image: text('image'),
    createdAt: instantOfInsertion('created_at'),
    updatedAt: instantOfInsertion('updated_at'),
    role: text('role', { enum: ROLES }).notNull().default('fan'),
    language: text('language', { enum: LANGUAGES }).notNull().default('nl'),
    /** Whether the password was generated and not changed since. */
    passwordIsGenerated: flag('password_is_generated'),
    phone: text('phone'),
    location: text('location'),
    /** The normalized address by which limits and campaigns compare people (rules.ts, toPersonKey). */
    personKey: text('person_key'),
    /** When the person last proved, by a mailed link or code, that they read the address. */
    provenAt: instant('proven_at'),
    /**
     * The time of the first proof if it came from a browser other than the registering one: what was made before waits
     * for the person to keep it. Null once that is decided, and otherwise.
     */
    heldSince: instant('held_since'),
    /** When the command granted the admin role. */
    adminSince: instant('admin_since'),
    /** Whether an admin has hidden their name in public. */
    isNameHidden: flag('is_name_hidden'),
    /** When an admin suspended it, the reason shown, the person's only objection, and why it was upheld. */
    suspendedAt: instant('suspended_at'),
    suspendReason: text('suspend_reason'),
    objection: text('objection'),
    upheldReason: text('upheld_reason'),
  },
  (table) => [
    index('user_person').on(table.personKey),
    index('user_name').on(sql`lower("name")`),
    index('user_last_name').on(toLastWord(sql`"name"`)),
    index('user_admins')
      .on(table.id)
      .where(sql`role = 'admin'`),
    index('user_suspended').on(table.suspendedAt, table.id).where(isSet(table.suspendedAt)),
  ],
);
export const userTexts = describe([user], 'identifying and reaching a person', 'until erasure');

/**
 * Sessions, in better-auth's form. `createdAt` is the log-in; `previousToken` works for a moment after `rotatedAt`
 * (sessions.ts). A session with the scope `subscribe` subscribes to `campaignId` and reads only `submissionId`, its own
 * submission; a new person's session is created with the id of their first answer. `userAgent` is the browser's name
 * and `country` the network's, for the list of sessions; better-auth's `ipAddress` stays empty.
 */
export const session = sqliteTable(
  'session',
  {
    id: text('id').primaryKey(),
    expiresAt: instant('expires_at').notNull(),
    token: text('token').notNull().unique(),
    createdAt: instantOfInsertion('created_at'),
    updatedAt: instantOfInsertion('updated_at'),
    ipAddress: text('ip_address'),
    userAgent: text('user_agent'),
    country: text('country'),
    userId: ref('user_id', () => user.id, 'cascade'),
    /** How the session was started; null if older than this column. */
    method: text('method', { enum: LOGIN_METHODS }),
    scope: text('scope', { enum: SESSION_SCOPES }).notNull().default('full'),
    campaignId: text('campaign_id'),
    submissionId: text('submission_id'),
    previousToken: text('previous_token'),
    rotatedAt: instant('rotated_at'),
  },
  (table) => [
    index('session_user').on(table.userId),
    index('session_expires').on(table.expiresAt),
    index('session_previous').on(table.previousToken),
  ],
);

/** Credentials (here: password hashes), in better-auth's form. */
export const account = sqliteTable(
  'account',
  {
    id: text('id').primaryKey(),
    accountId: text('account_id').notNull(),
    providerId: text('provider_id').notNull(),
    userId: ref('user_id', () => user.id, 'cascade'),
    accessToken: text('access_token'),
    refreshToken: text('refresh_token'),
    idToken: text('id_token'),
    accessTokenExpiresAt: instant('access_token_expires_at'),
    refreshTokenExpiresAt: instant('refresh_token_expires_at'),
    scope: text('scope'),
    password: text('password'),
    createdAt: instantOfInsertion('created_at'),
    updatedAt: instantOfInsertion('updated_at'),
  },
  (table) => [index('account_user').on(table.userId)],
);

/** Passkeys, in the form of better-auth's plugin; `publicKey` verifies a device's signatures and grants no access. */
export const passkey = sqliteTable(
  'passkey',
  {
    id: text('id').primaryKey(),
    name: text('name'),
    publicKey: text('public_key').notNull(),
    userId: ref('user_id', () => user.id, 'cascade'),
    credentialID: text('credential_id').notNull(),
    counter: integer('counter').notNull(),
    deviceType: text('device_type').notNull(),
    backedUp: flag('backed_up'),
    transports: text('transports'),
    createdAt: instantOfInsertion('created_at'),
    aaguid: text('aaguid'),
  },
  (table) => [
    index('passkey_user').on(table.userId),
    uniqueIndex('passkey_credential').on(table.credentialID),
  ],
);
export const passkeyTexts = describe([passkey], 'logging in', 'until erasure', {
  withheld: { 'verifies a device’s signatures': ['publicKey', 'credentialID', 'transports', 'aaguid'] },
});

const rights = () => text('rights', { mode: 'json' }).$type<readonly TeamRight[]>().notNull().default([]);

/** Members of owners' teams, who manage the owner's campaigns from their own accounts. */
export const teamMembers = sqliteTable(
  'team_members',
  {
    ownerId: ref('owner_id', () => user.id, 'cascade'),
    userId: ref('user_id', () => user.id, 'cascade'),
    rights: rights(),
    /** The member who invited them; null if the owner did, or once the account is erased. */
    invitedBy: text('invited_by').references(() => user.id, { onDelete: 'set null' }),
    /** When they accepted the invitation that gave these rights. */
    joinedAt: instant('joined_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.ownerId, table.userId] }),
    index('team_members_user').on(table.userId),
    index('team_members_invited_by').on(table.invitedBy).where(isSet(table.invitedBy)),
  ],
);

export const teamTexts = describe([teamMembers], 'managing campaigns', 'until erasure');

/**
 * Single-use links, in better-auth's table: `id` is a digest of the token, `identifier` the purpose and subject,
 * `value` the address that the link verifies or was sent to (link.ts). An invitation to a team gives `rights`.
 */
export const verification = sqliteTable(
  'verification',
  {
    id: text('id').primaryKey(),
    identifier: text('identifier').notNull(),
    value: text('value').notNull(),
    expiresAt: instant('expires_at').notNull(),
    createdAt: instantOfInsertion('created_at'),
    updatedAt: instantOfInsertion('updated_at'),
    rights: rights(),
    invitedBy: text('invited_by').references(() => user.id, { onDelete: 'cascade' }),
  },
  (table) => [
    index('verification_identifier').on(table.identifier),
    index('verification_invited_by').on(table.invitedBy).where(isSet(table.invitedBy)),
    index('verification_expires').on(table.expiresAt),
  ],
);
export const accessTexts = describe(
  [account, session, verification],
  'logging in',
  'until erasure or expiry',
  { withheld: 'secret' },
);
