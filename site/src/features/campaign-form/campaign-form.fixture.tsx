import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, vi } from 'vitest';
import type { User } from '#api/accounts/contract.ts';
import type { Campaign } from '#api/campaigns/contract.ts';
import { $toasts } from '#site/ui/toasts.ts';
import { api } from '../accounts/api.ts';
import { readReply } from '../accounts/shell/read-reply.ts';
import { clearSession, setUser } from '../accounts/session-state.ts';
import { CreateCampaign } from './CreateCampaign.tsx';
import { storeDraft } from '#widget/client/drafts.ts';
import { EditCampaign } from './CampaignForm.tsx';
import { campaignFormTexts } from './texts.ts';
import { EMPTY_VALUES, type FormValues } from './values.ts';

export const NOOR: User = {
  id: 'u1',
  name: 'Noor Visser',
  email: 'noor@example.test',
  role: 'celebrity',
  _verified: true,
  language: 'en',
};
export const TEXTS = campaignFormTexts('en');
const LINKS = { terms: '/en/terms', protocol: '/en/power-hour-protocol' };

/** A campaign step in which every rule holds. */
export const VALID_VALUES: FormValues = {
  ...EMPTY_VALUES,
  name: 'An hour',
  language: 'en',
  artistName: 'Noor',
  description: { type: 'root', children: [{ type: 'p', children: [{ type: 'text', text: 'We cook.' }] }] },
  plannedDate: '2027-07-15',
  plannedTime: '19:30',
  plannedLocation: 'Utrecht',
  fanQuestion: 'why-meet',
  importantKeywords: ['warmth', 'cooking'],
  charity: 'c1',
  thankYouMethod: 'video',
  agreeToTerms: true,
  agreeToProtocol: true,
};

export const CAMPAIGN: Campaign = {
  id: 'p1',
  slug: 'an-hour',
  name: 'An hour',
  language: 'en',
  artistName: 'Noor',
  description: 'We cook.',
  image: null,
  celebrity: {
    id: 'n1',
    name: 'Noor',
    city: null,
    countryOfResidence: null,
    avatar: null,
    hasProfile: true,
    isConfirmed: false,
  },
  charity: { id: 'c1', name: 'De Warme Tafel', slug: 'de-warme-tafel' },
  plannedDate: '2027-07-15T17:30:00.000Z',
  plannedTime: '19:30',
  plannedLocation: 'Utrecht',
  subscriptionStartDate: null,
  subscriptionDeadline: '2027-07-13T17:30:45.000Z',
  endDate: null,
  isActive: true,
  nomineesSelected: false,
  winnersSelected: false,
  isPublic: true,
  review: null,
  reviewReason: null,
  paused: null,
  charityDueAt: null,
  charityDeclined: null,
  cancelled: null,
  result: null,
  costsCoveredBy: 'platform',
  thankYouMethod: 'video',
  fanQuestion: 'why-meet',
  fanQuestionOther: null,
  phase: 'open',
  flexiblePlanning: false,
  thankYouIncludePhotos: false,
  thankYouAllowPoohSend: false,
  importantKeywords: 'warmth, cooking',
  keywordPriorities: { warmth: 1, cooking: 2 },
  encourageFans: false,
  allowPlusOne: false,
  twoWinners: false,
  agreeToTerms: true,
  agreeToProtocol: true,
  organizeInNetherlands: false,
  createdAt: '2027-01-01T00:00:00.000Z',
  version: 1,
  hasSharePictures: true,
  submissionCount: 0,
  hasAnswers: false,
  ownNominations: 0,
  isFrozen: false,
  nominees: [],
  due: null,
  settledAt: null,
  thankedAt: null,
  managedFor: null,
};

type Answer = readonly [status: number, body: unknown];
type AnswerHandler = () => Answer | Promise<Answer>;
const answers = new Map<string, AnswerHandler>();
const calls: { readonly name: string; readonly body: unknown; readonly headers: Headers }[] = [];

/** Lets the API answer a call, named as 'POST campaigns/create'. */
export function stubAnswer(name: string, status: number, body: unknown): void {
  answers.set(name, () => [status, body]);
}

/** Lets a call wait; the function returned answers it. */
export function stubPendingAnswer(name: string): (status: number, body: unknown) => void {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  answers.set(name, () => promise);
  return (status, body) => resolve([status, body]);
}

/** What was sent with the calls of a name, oldest first. */
export function listSentBodies(name: string): readonly unknown[] {
  return calls.filter((call) => call.name === name).map(({ body }) => body);
}

/** The If-Match headers of the calls of a name, oldest first. */
export function listSentVersions(name: string): readonly (string | null)[] {
  return calls.filter((call) => call.name === name).map(({ headers }) => headers.get('if-match'));
}

async function stubFetch(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const { pathname, search } = new URL(input instanceof Request ? input.url : input, 'http://own.test');
  const name = `${init.method ?? 'GET'} ${pathname.replace('/api/', '')}${search}`;
  const body: unknown = typeof init.body === 'string' ? JSON.parse(init.body) : undefined;
  calls.push({ name, body, headers: new Headers(init.headers) });
  const [status, replyBody] = (await answers.get(name)?.()) ?? [404, { error: `no answer for ${name}` }];
  if (status === 0) throw new TypeError('no connection');
  return Response.json(replyBody, { status });
}

export const heading = (name: string) => ({ level: 1, name });

/** Renders the form that creates a campaign, with a stored draft. */
export function renderCreateForm(options: {
  readonly user?: User | null;
  readonly isWizard?: boolean;
  readonly draft?: FormValues;
}) {
  const { user = NOOR, isWizard = false, draft } = options;
  if (user) setUser(user);
  if (draft) storeDraft('create', user?.id ?? null, draft);
  const element = (who: User | null) => (
    <CreateCampaign language="en" texts={TEXTS} links={LINKS} user={who} isWizard={isWizard} />
  );
  const view = render(element(user));
  return {
    user: userEvent.setup({ delay: null }),
    as: (who: User | null) => view.rerender(element(who)),
    unmount: view.unmount,
  };
}

/** Renders the form that edits a campaign. */
export async function renderEditForm() {
  setUser(NOOR);
  const { doc: first } = await readReply(api.campaigns[':id'].$get({ param: { id: 'p1' } }));
  render(
    <EditCampaign
      first={first}
      servedAt={Date.now()}
      language="en"
      texts={TEXTS}
      links={LINKS}
      user={NOOR}
    />,
  );
  return { user: userEvent.setup({ delay: null }) };
}

export const button = (name: string) => screen.getByRole('button', { name });
export const hasStatus = (text: string) =>
  screen.getAllByRole('status').some((status) => status.textContent === text);

export const success = (text: string) => ({ kind: 'success', text, durationMs: 4000 });
export const failure = (text: string) => ({ kind: 'error', text, durationMs: 4000 });
export const listToasts = () =>
  $toasts.get().map(({ kind, text, durationMs }) => ({ kind, text, durationMs }));

beforeEach(() => {
  vi.stubGlobal('fetch', vi.fn(stubFetch));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
  vi.stubGlobal('location', { pathname: '/en/x', search: '', href: 'http://own.test/en/x', assign: vi.fn() });
  stubAnswer('GET charity-whitelist-custom?includeUnapproved=true', 200, {
    docs: [
      { id: 'c1', name: 'De Warme Tafel', approvalStatus: 'approved' },
      { id: 'c2', name: 'Huis van Muziek', approvalStatus: 'pending' },
    ],
    next: null,
  });
  stubAnswer('GET celebrities-custom/by-user', 200, { doc: { id: 'n1', artistName: 'Noor' } });
  stubAnswer('GET access', 200, { role: 'celebrity', can: {} });
});
afterEach(() => {
  clearSession();
  answers.clear();
  calls.length = 0;
});
