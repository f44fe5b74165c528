import type { celebrityProfiles } from '#api/celebrities/table.ts';
import { toPersonKey } from '#api/accounts/rules.ts';
import type { account, user } from '#api/accounts/table.ts';
import { DAY_MS } from '#api/platform/rules.ts';
import { toSkeleton } from '#api/platform/to-skeleton.ts';
import { toCharityKey } from '#api/charities/rules.ts';
import type { charities } from '#api/charities/table.ts';
import { CHARITIES, getPerson, PEOPLE, PROFILES } from '../data/demo-data.ts';
import { demoId } from '../demo-id.ts';
import { toPortraitKey } from './plan-media.ts';

/** Password of every demo account; it only works on a local machine. */
export const DEMO_PASSWORD = 'powerhour';

/** How long before the seeding people signed up. */
const SIGNED_UP_BEFORE_MS = 90 * DAY_MS;

const toSignUpTime = (now: Date) => new Date(now.getTime() - SIGNED_UP_BEFORE_MS);

export function planUsers(now: Date): readonly (typeof user.$inferInsert)[] {
  return [...PEOPLE].map(([key, { unverified, ...person }]) => ({
    ...person,
    id: demoId('user', key),
    emailVerified: unverified !== true,
    personKey: toPersonKey(person.email),
    phone: PROFILES.find((profile) => profile.person === key)?.phone ?? null,
    createdAt: toSignUpTime(now),
    updatedAt: toSignUpTime(now),
  }));
}

/** Returns the people's log-ins; `hash` is that of {@link DEMO_PASSWORD}. */
export function planLogins(now: Date, hash: string): readonly (typeof account.$inferInsert)[] {
  return [...PEOPLE.keys()].map((key) => ({
    id: demoId('account', key),
    accountId: demoId('user', key),
    providerId: 'credential',
    userId: demoId('user', key),
    password: hash,
    createdAt: toSignUpTime(now),
    updatedAt: toSignUpTime(now),
  }));
}

export function planProfiles(now: Date): readonly (typeof celebrityProfiles.$inferInsert)[] {
  return PROFILES.map(({ person, handle, portraitAlt: _, ...profile }) => ({
    ...profile,
    id: demoId('profile', person),
    userId: demoId('user', person),
    name: getPerson(person).name,
    artistName: getPerson(person).name,
    skeleton: toSkeleton(getPerson(person).name),
    email: getPerson(person).email,
    website: `https://${handle}.example`,
    hasFanbase: 'yes',
    socialMediaProfile: `https://instagram.example/${handle}`,
    avatarId: demoId('media', toPortraitKey(person)),
    instagram: `https://instagram.example/${handle}`,
    twitter: `https://twitter.example/${handle}`,
    facebook: `https://facebook.example/${handle}`,
    createdAt: toSignUpTime(now),
  }));
}

export function planCharities(now: Date): readonly (typeof charities.$inferInsert)[] {
  return [...CHARITIES].map(([key, { addedBy, ...charity }]) => ({
    ...charity,
    id: demoId('charity', key),
    key: toCharityKey(charity.name),
    skeleton: toSkeleton(charity.name),
    addedBy: demoId('user', addedBy),
    createdAt: toSignUpTime(now),
  }));
}
