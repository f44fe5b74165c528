import { render, screen } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import type { User } from '#api/accounts/contract.ts';
import { $toasts } from '#site/ui/toasts.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { storeDraft } from '#widget/client/drafts.ts';
import { createClient } from '#api/client.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { clearSession, setUser } from '../accounts/session-state.ts';
import { createUser } from '../accounts/user.fixture.ts';
import { createOwnCampaign } from '../campaigns/campaign.fixture.ts';
import { EditCampaign } from './EditCampaign.tsx';
import { CreateCampaign } from './CampaignForm.tsx';
import type { CharityItem } from './parts/use-charities.ts';
import { campaignFormTexts } from './texts.ts';
export { VALID_VALUES } from './values.fixture.ts';
import type { FormValues } from './values.ts';

const { api } = createClient();

export const NOOR = createUser({ name: 'Noor Visser', role: 'celebrity' });
export const TEXTS = campaignFormTexts('en');
const FORM = {
  language: 'en',
  texts: TEXTS,
  links: { terms: '/en/terms', protocol: '/en/power-hour-protocol' },
} as const;

export const CAMPAIGN = createOwnCampaign({
  id: 'p1',
  slug: 'an-hour',
  name: 'An hour',
  language: 'en',
  artistName: 'Noor',
  description: 'We cook.',
  charity: { id: 'c1', name: 'De Warme Tafel', slug: 'de-warme-tafel' },
  plannedDate: '2027-07-15T17:30:00.000Z',
  plannedTime: '19:30',
  subscriptionDeadline: '2027-07-13T17:30:45.000Z',
});

type Replies = Parameters<typeof stubApi>[0];
let replies: Record<string, Replies[string]> = {};
let stub: ReturnType<typeof stubApi>;
const toName = (call: string) => call.replace(' ', ' /api/');

/** Stubs the API's response to a call, named as 'POST campaigns/create'; status 0 is no response at all. */
export function stubAnswer(call: string, status: number, body: unknown): void {
  replies[toName(call)] = status === 0 ? 'unreachable' : { status, body };
}

/** Stubs the pages of a list, by the call's query. */
export function stubPage(call: string, toPage: (query: URLSearchParams) => unknown): void {
  replies[toName(call)] = (_, { searchParams }) => ({ body: toPage(searchParams) });
}

/** Stubs a call that stays pending until the returned function is called. */
export function stubPendingAnswer(call: string): (status: number, body: unknown) => void {
  const { promise, resolve } = Promise.withResolvers<{ status: number; body: unknown }>();
  replies[toName(call)] = () => promise;
  return (status, body) => resolve({ status, body });
}

const listCalls = (call: string) => stub.calls.filter(({ name }) => name === toName(call));
export const listSentBodies = (call: string) => listCalls(call).map(({ body }) => body);
export const listSentVersions = (call: string) =>
  listCalls(call).map(({ headers }) => headers.get('if-match'));

/** Renders the form that creates a campaign, with a stored draft. */
export function renderCreateForm(options: {
  readonly user?: User | null;
  readonly isWizard?: boolean;
  readonly draft?: FormValues;
  readonly ownCharity?: CharityItem;
}) {
  const { user = NOOR, isWizard = false, draft, ownCharity } = options;
  if (user) setUser(user);
  if (draft) storeDraft('create', user?.id ?? null, draft);
  const element = (who: User | null) => (
    <CreateCampaign {...FORM} user={who} ownCharity={ownCharity} isWizard={isWizard} />
  );
  const view = render(element(user));
  return { as: (who: User | null) => view.rerender(element(who)), unmount: view.unmount };
}

/** Renders the form that edits a campaign, with `doc` as the stored campaign. */
export async function renderEditForm(doc = CAMPAIGN) {
  stubAnswer('GET campaigns/p1', 200, { doc });
  setUser(NOOR);
  const { doc: first } = await readReply(api.campaigns[':id'].$get({ param: { id: 'p1' } }));
  render(<EditCampaign {...FORM} first={first} servedAt={Date.now()} user={NOOR} />);
}

export const heading = (name: string) => ({ level: 1, name });
export const button = (name: string) => screen.getByRole('button', { name });

export const hasStatus = (text: string) =>
  screen.getAllByRole('status').some((status) => status.textContent === text);
export const success = (text: string) => ({ kind: 'success', text, durationMs: 4000 });
export const failure = (text: string) => ({ kind: 'error', text, durationMs: 4000 });
export const listToasts = () =>
  $toasts.get().map(({ kind, text, durationMs }) => ({ kind, text, durationMs }));

beforeEach(() => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('location', { pathname: '/en/x', search: '', href: 'http://own.test/en/x', assign: vi.fn() });
  replies = {};
  stub = stubApi(replies);
  stubPage('GET charity-whitelist-custom', (query) => ({
    docs: [
      { id: 'c1', name: 'De Warme Tafel', approvalStatus: 'approved' },
      ...(query.has('includeUnapproved')
        ? [{ id: 'c2', name: 'Huis van Muziek', approvalStatus: 'pending' }]
        : []),
    ],
    next: null,
  }));
  stubAnswer('GET celebrities-custom/by-user', 200, { doc: { id: 'n1', artistName: 'Noor' } });
  stubAnswer('GET access', 200, { role: 'celebrity', can: {} });
});
afterEach(clearSession);
