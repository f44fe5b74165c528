import type { account, user } from '#api/accounts/table.ts';
import type { celebrityProfiles } from '#api/celebrities/table.ts';
import { DAY_MS } from '#api/campaigns/rules.ts';
import { toCharityKey } from '#api/charities/rules.ts';
import type { charities } from '#api/charities/table.ts';
import { demoId } from '../demo-id.ts';
import { CHARITIES } from './charities.ts';
import { PEOPLE, type Person } from './people.ts';
import { PROFILES } from './profiles.ts';

/** How long before the first start everybody signed up. */
const SIGNED_UP_BEFORE_MS = 90 * DAY_MS;

const before = (now: Date) => new Date(now.getTime() - SIGNED_UP_BEFORE_MS);

export function demoUsers(now: Date): readonly (typeof user.$inferInsert)[] {
  return people().map(([key, person]) => ({
    id: demoId('user', key),
    name: person.name,
    email: person.email,
    emailVerified: person.unverified !== true,
    role: person.role,
    language: person.language,
    location: person.location,
    phone: PROFILES.find((profile) => profile.person === key)?.phone ?? null,
    createdAt: before(now),
    updatedAt: before(now),
  }));
}

/** How everybody logs in; `hash` is that of the one demo password. */
export function demoLogins(now: Date, hash: string): readonly (typeof account.$inferInsert)[] {
  return people().map(([key]) => ({
    id: demoId('account', key),
    accountId: demoId('user', key),
    providerId: 'credential',
    userId: demoId('user', key),
    password: hash,
    createdAt: before(now),
    updatedAt: before(now),
  }));
}

export function demoProfiles(now: Date): readonly (typeof celebrityProfiles.$inferInsert)[] {
  return PROFILES.map(({ person, handle, portraitAlt: _, ...profile }) => ({
    ...profile,
    id: demoId('profile', person),
    userId: demoId('user', person),
    name: PEOPLE[person].name,
    artistName: PEOPLE[person].name,
    email: PEOPLE[person].email,
    website: `https://${handle}.example`,
    hasFanbase: 'yes',
    socialMediaProfile: `https://instagram.example/${handle}`,
    avatarId: demoId('media', `portrait-${person}`),
    instagram: `https://instagram.example/${handle}`,
    twitter: `https://twitter.example/${handle}`,
    facebook: `https://facebook.example/${handle}`,
    createdAt: before(now),
  }));
}

export function demoCharities(now: Date): readonly (typeof charities.$inferInsert)[] {
  return Object.entries(CHARITIES).map(([key, { name, approvalStatus }]) => ({
    id: demoId('charity', key),
    name,
    key: toCharityKey(name),
    approvalStatus,
    addedBy: demoId('user', key === 'sky' ? 'winifred' : 'marit'),
    createdAt: before(now),
  }));
}

function people(): readonly (readonly [string, Person])[] {
  return Object.entries(PEOPLE);
}
