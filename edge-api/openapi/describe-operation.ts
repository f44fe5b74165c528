/** The groups of calls, by the first part of their path after /api. */
const GROUPS = {
  Accounts: {
    description:
      'People: registering, logging in and out, profile, password, verification, and what is kept of them.',
    paths: ['users', 'users-custom', 'auth', 'access'],
  },
  'Taking part': {
    description: 'Answers, and the payments that make them count.',
    paths: ['campaign-subscribe', 'campaign-submissions'],
  },
  Campaigns: {
    description:
      'Public lists and pages, and what owners do: create, edit, close, choose winners, say thanks.',
    paths: ['campaigns', 'campaigns-list', 'stories'],
  },
  'Celebrities and charities': {
    description: 'Who campaigns are by and for.',
    paths: ['celebrities-custom', 'charity-whitelist-custom', 'charities', 'charity-invitations'],
  },
  Media: { description: 'Pictures, and the files of thank-yous.', paths: ['media', 'thanks'] },
  Widget: { description: 'The frame on partners’ pages.', paths: ['embed', 'embeds'] },
  Reminders: {
    description: 'Mails about a campaign that opens, its deadline, and a celebrity’s next campaign.',
    paths: ['reminders'],
  },
  Reports: {
    description: 'What anyone reports as illegal, and how it was decided.',
    paths: ['reports'],
  },
  Administration: { description: 'For admins.', paths: ['admin'] },
  Platform: {
    description: 'Health, pages, tracking, messages of the provider, and this description.',
    paths: [],
  },
} as const;

/** The groups as OpenAPI's tags. */
export const TAGS = Object.entries(GROUPS).map(([name, { description }]) => ({ name, description }));

/** Returns the group that a call belongs to; `Platform` for a path that no other group names. */
export function getTag(path: string): string {
  const segment = path.split('/')[2] ?? '';
  const found = Object.entries(GROUPS).find(([, { paths }]) => paths.some((each) => each === segment));
  return found?.[0] ?? 'Platform';
}

/** Returns a call's unique name, for example `getCampaignsBySlugSlug` for `GET /api/campaigns/by-slug/{slug}`. */
export function getOperationId(method: string, path: string): string {
  const words = path.replace('/api/', '').split(/[^a-zA-Z0-9]+/);
  return method + words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}
