import { isActiveAt } from '../campaigns/active-rules.ts';
import {
  getPauseReason,
  phaseAt,
  type CampaignTimes,
  type Instant,
  type PauseReason,
  type Phase,
} from '../campaigns/rules.ts';
import type { PaymentStatus } from './rules.ts';

/** The state of a campaign, the same for everyone (RULES.md, "Moments"). */
export const CAMPAIGN_STATES = [
  'not-started',
  'open',
  /** Takes no payments until it has a charity. */
  'paused',
  /** Closed, and its answers are being judged. */
  'closed',
  /** Closed without an eligible answer. */
  'empty',
  'nominated',
  'chosen',
  /** The winners are chosen, and the meeting has taken place. */
  'met',
  'cancelled',
] as const;
export type CampaignState = (typeof CAMPAIGN_STATES)[number];

/** The states of a fan who was chosen (RULES.md, "Moments"). */
export const WINNER_STATES = [
  'won',
  'accepted',
  /** Won, and the meeting has taken place, unless they could not come then. */
  'attended',
  /** Won, but lost or declined the place. */
  'ended',
  /** Paid, and the campaign was cancelled. */
  'returning',
] as const;
export type WinnerState = (typeof WINNER_STATES)[number];

/** The states of a fan who has answered (RULES.md, "Moments"). */
export const FAN_STATES = [
  ...WINNER_STATES,
  'unpaid',
  'failed',
  /** Not paid, and currently not payable. */
  'on-hold',
  /** Not paid, and no longer payable. */
  'missed',
  'processing',
  /** Paid, so the answer counts. */
  'in',
  /** Paid, and withdrawn after a report, so the answer does not count. */
  'withdrawn',
  'judged',
  'not-chosen',
  /** Not chosen, and the meeting has taken place. */
  'not-met',
  'disputed',
  'refunded',
] as const;
export type FanState = (typeof FAN_STATES)[number];

/** What comes next: what the person can do now (`answer`, `pay`, `reply`, `new-date`), or what everyone waits for. */
export type Next =
  | ('answer' | 'pay' | 'reply' | 'new-date')
  | ('start' | 'closing' | 'charity' | 'payment' | 'late')
  | ('judging' | 'choice' | 'date' | 'other-date' | 'meeting' | 'thanks')
  | ('bank' | 'refund' | 'nothing');

/** A person's state at a campaign, and what comes next. Every place only renders this and decides nothing itself. */
export type Moment = {
  /** The fan's own state; the campaign's for anyone without an answer. */
  readonly state: CampaignState | FanState;
  readonly campaign: CampaignState;
  readonly next: Next;
  /** Whether the hour can still be won, by the fan if they have answered. */
  readonly isUndecided: boolean;
};

/** The campaign fields that determine its state, as cards have them. */
export type CampaignFacts = Omit<CampaignTimes, 'nomineeCount' | 'cancelledAt'> & {
  /** The phase at the time of reading, which shows whether there are nominees. */
  readonly phase: Phase;
  readonly plannedDate: Instant;
  readonly paused: PauseReason | null;
  /** The cancellation; null unless the campaign was cancelled. */
  readonly cancelled: object | null;
  /** Whether no answer is eligible; set only for the campaign's own page. */
  readonly isEmpty?: boolean;
};

/** The fields of a fan's submission that determine their moment. */
export type FanFacts = {
  readonly paymentStatus: PaymentStatus;
  readonly isWithdrawn?: boolean | undefined;
  /** How the answer was judged, before there are winners; no score if it could not be read. */
  readonly reading?: { readonly score: number | null } | null | undefined;
  readonly outcome?:
    | {
        readonly isWinner: boolean;
        readonly ended: string | null;
        readonly event: { readonly plannedDate: Instant } | null;
        /** Null for a fan who did not win, or no longer is a winner. */
        readonly invitation: (Invitation & { readonly token: string }) | null;
      }
    | null
    | undefined;
  readonly thankedAt?: Instant | undefined;
};

/** Returns a campaign's state at an instant (RULES.md, "Moments"). */
export function campaignStateAt(campaign: CampaignFacts, now: Date): CampaignState {
  const { plannedDate, phase, paused, cancelled, isEmpty = false } = campaign;
  if (cancelled) return 'cancelled';
  const nomineeCount = phase === 'nominees-selected' ? 1 : 0;
  // One that was closed before its start no longer opens.
  const subscriptionStartDate = campaign.isActive ? campaign.subscriptionStartDate : null;
  const current = phaseAt({ ...campaign, subscriptionStartDate, nomineeCount, cancelledAt: null }, now);
  switch (current) {
    case 'not-started':
    case 'open':
      return paused ? 'paused' : current;
    case 'deadline-passed':
      return isEmpty ? 'empty' : 'closed';
    case 'nominees-selected':
      return isEmpty ? 'empty' : 'nominated';
    case 'winners-selected':
      return plannedDate !== null && new Date(plannedDate) <= now ? 'met' : 'chosen';
  }
}

type CampaignRow = CampaignTimes & {
  readonly plannedAt: Instant;
  readonly charityDueAt: Date | null;
  readonly cancelledAt: Date | null;
};

/** Returns the state of a campaign's row; `isEmpty` only if its answers were counted. */
export function rowStateAt(row: CampaignRow, now: Date, isEmpty = false): CampaignState {
  const { plannedAt: plannedDate, cancelledAt: at } = row;
  const times = { ...row, isActive: isActiveAt(row, now) };
  const cancelled = at && { at };
  return campaignStateAt(
    { ...times, phase: phaseAt(times, now), plannedDate, paused: getPauseReason(row), cancelled, isEmpty },
    now,
  );
}

/** Returns whether a state is past the time to take part. */
export const isOver = (state: CampaignState): boolean =>
  state !== 'not-started' && state !== 'open' && state !== 'paused';

/** Returns whether the winners of an uncancelled campaign are chosen. */
export const isDecided = (state: CampaignState): boolean => state === 'chosen' || state === 'met';

const UNDECIDED: readonly CampaignState[] = ['not-started', 'open', 'paused', 'closed', 'nominated'];

const NEXT_OF_CAMPAIGN = {
  'not-started': 'start',
  open: 'answer',
  paused: 'charity',
  closed: 'judging',
  empty: 'nothing',
  nominated: 'choice',
  chosen: 'thanks',
  met: 'nothing',
  cancelled: 'refund',
} as const satisfies Record<CampaignState, Next>;

/**
 * Returns a person's state and what comes next: a fan's by their submission, otherwise the campaign's. `isThanked` if
 * the thank-you, which others await once the winners are chosen, was sent before the meeting.
 */
export function getMoment(state: CampaignState, fan?: FanFacts, isThanked = false): Moment {
  // With a payment that has just arrived, the campaign is no longer empty.
  const campaign = state === 'empty' && fan?.paymentStatus === 'paid' ? 'closed' : state;
  const nextForAll = isThanked && campaign === 'chosen' ? 'nothing' : NEXT_OF_CAMPAIGN[campaign];
  const [own, next] = fan ? getFanMoment(campaign, fan) : ([campaign, nextForAll] as const);
  const isOut = own === 'withdrawn' || ((own === 'missed' || own === 'refunded') && isOver(campaign));
  return { state: own, campaign, next, isUndecided: !isOut && UNDECIDED.includes(campaign) };
}

function getFanMoment(campaign: CampaignState, fan: FanFacts): readonly [Moment['state'], Next] {
  switch (fan.paymentStatus) {
    case 'pending':
      return getUnpaidMoment(campaign, 'unpaid');
    case 'failed':
      return getUnpaidMoment(campaign, 'failed');
    case 'processing':
      return ['processing', campaign === 'cancelled' || isDecided(campaign) ? 'late' : 'payment'];
    case 'disputed':
      return ['disputed', UNDECIDED.includes(campaign) ? 'bank' : 'nothing'];
    case 'refunded':
      return ['refunded', campaign === 'open' ? 'answer' : 'nothing'];
    case 'paid':
      return getPaidMoment(campaign, fan);
  }
}

function getUnpaidMoment(campaign: CampaignState, state: 'unpaid' | 'failed'): readonly [FanState, Next] {
  if (campaign === 'open') return [state, 'pay'];
  return campaign === 'paused' ? ['on-hold', 'charity'] : ['missed', 'nothing'];
}

function getPaidMoment(
  campaign: CampaignState,
  { isWithdrawn, reading, outcome, thankedAt }: FanFacts,
): readonly [Moment['state'], Next] {
  if (campaign === 'cancelled') return ['returning', 'refund'];
  // Without the outcome, only the campaign's own state is known.
  if (!outcome && isDecided(campaign)) return [campaign, NEXT_OF_CAMPAIGN[campaign]];
  if (!outcome && isWithdrawn) return ['withdrawn', 'nothing'];
  // Having paid, a fan has nothing to do, even if the start was moved to later.
  const isRunning = campaign === 'open' || campaign === 'not-started';
  const isJudged = typeof reading?.score === 'number';
  if (!outcome) return [isJudged ? 'judged' : 'in', isRunning ? 'closing' : NEXT_OF_CAMPAIGN[campaign]];
  const { isWinner, ended, invitation, event } = outcome;
  const notChosen = campaign === 'met' ? 'not-met' : 'not-chosen';
  const state = isWinner || ended !== null ? getWinnerState(campaign, invitation) : notChosen;
  if (state === 'won') return [state, 'reply'];
  if (state === 'accepted' && invitation?.dateAnswer === 'asked') return [state, 'new-date'];
  if (state === 'accepted' && invitation?.dateAnswer === 'cannot') return [state, 'other-date'];
  if (state === 'accepted') return [state, event?.plannedDate ? 'meeting' : 'date'];
  return [state, thankedAt ? 'nothing' : 'thanks'];
}

/** Until when a winner can accept, and when they did; both null for one chosen before winners were asked. */
type Acceptance = Readonly<Record<'answerBy' | 'acceptedAt', Instant>>;
/** The same, with what they said about the date that was set after that. */
type Invitation = Acceptance & { readonly dateAnswer: string | null };

/** Returns the state of a fan who was chosen; `invitation` is null for a former winner. */
export function getWinnerState(campaign: CampaignState, invitation: Invitation | null): WinnerState {
  if (campaign === 'cancelled') return 'returning';
  if (invitation === null) return 'ended';
  if (campaign === 'met' && invitation.dateAnswer !== 'cannot') return 'attended';
  return isComing(invitation) ? 'accepted' : 'won';
}

/** Returns whether a winner comes; winners chosen before they were asked always do. */
export function isComing({ answerBy, acceptedAt }: Acceptance): boolean {
  return acceptedAt !== null || answerBy === null;
}
