import { createClient, type ClientResponse } from '../support/client.ts';
import type { Inbox } from './inbox.ts';
import type { PlannedPerson } from './plan-chaos.ts';
import type { Provider } from './provider.ts';
import type { Tally } from './tally.ts';

/** Thrown when the copy did not respond: it is dead, or the response was lost. */
export class NoAnswerError extends Error {}

/** What all actors of a run share. */
export type World = {
  readonly site: string;
  readonly provider: Provider;
  readonly inbox: Inbox;
  readonly tally: Tally;
  /** Campaigns created in the run, with their owner's address. */
  readonly campaigns: { readonly id: string; readonly slug: string; readonly email: string }[];
  readonly submissions: { readonly id: string; readonly email: string }[];
  /** The provider's ids of the checkouts of the run. */
  readonly sessions: Set<string>;
  /** Markers of people who were told that everything of theirs is gone, and whether their address was verified. */
  readonly erased: { readonly marker: string; readonly isProven: boolean }[];
  readonly isDisturbed: () => boolean;
  readonly isOver: () => boolean;
};

export type Browser = ReturnType<typeof createClient>;
export type Submission = { readonly id: string; readonly campaignId: string; sessionId: string | undefined };

/** An account as its person knows it. */
export type Account = {
  readonly email: string;
  /** Part of everything that the person enters. */
  readonly marker: string;
  password: string | undefined;
  /** Whether the address was verified; `maybe` if the response was lost. */
  proof: 'no' | 'maybe' | 'yes';
  readonly submissions: Submission[];
  readonly campaigns: { readonly id: string; readonly slug: string; readonly twoWinners: boolean }[];
};

/** An actor with their browser; a stranger has a separate one. */
export type Person = {
  readonly world: World;
  readonly planned: PlannedPerson;
  browser: Browser;
  account: Account | undefined;
  stranger: { readonly browser: Browser; readonly password: string; isOut: boolean } | undefined;
};

const CALL_TIMEOUT_MS = 25_000;
const IDS = /\/(?:[0-9a-f-]{36}|[0-9a-f]{32}|cs_test_\w+)(?=\/|$)/g;
let browsers = 0;
let accounts = 0;

/** Opens a browser without cookies. */
export function openBrowser(world: World, language: string): Browser {
  browsers += 1;
  return createClient({
    origin: world.site,
    ip: `2001:db8:${browsers.toString(16)}::1`,
    language,
    send: (request) => sendRequest(world, request),
    parse: parseJson,
  });
}

async function sendRequest(world: World, request: Request): Promise<Response> {
  const { pathname } = new URL(request.url);
  const name = `${request.method} ${pathname.replace(IDS, '/:id').replace(/(by-slug)\/[^/]+/, '$1/:slug')}`;
  // A call that started during a disruption may fail after it.
  const wasDisturbed = world.isDisturbed();
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(CALL_TIMEOUT_MS) });
    const text = await response.text();
    world.tally.recordCall(name, response.status, parseJson(text), wasDisturbed || world.isDisturbed());
    return new Response(response.status === 204 || response.status === 304 ? null : text, response);
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    if (isLate && !wasDisturbed && !world.isDisturbed()) world.tally.recordCall(name, 599, {}, false);
    throw new NoAnswerError(name, { cause: error });
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Creates an account with an unregistered address. */
export function inventAccount(kind: string): Account {
  accounts += 1;
  const marker = `kanarie${accounts}q`;
  return {
    email: `${kind}.${marker}@chaos.test`,
    marker,
    password: undefined,
    proof: 'no',
    submissions: [],
    campaigns: [],
  };
}

/** Returns the outcome of a call as a short text. */
export function toOutcome({ status, body }: Pick<ClientResponse, 'status' | 'body'>): string {
  const { code } = Object(body);
  return status >= 400 && typeof code === 'string' ? `${status} ${code}` : String(status);
}

export const isOk = ({ status }: Pick<ClientResponse, 'status'>): boolean => status >= 200 && status < 300;
export const NOTHING = 'nothing to do';
