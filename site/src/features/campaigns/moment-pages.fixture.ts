import type { SelectionReport } from '#api/nominees/selection-contract.ts';
import type { Invitation } from '#api/outcomes/contract.ts';
import {
  getWinnerState,
  isDecided,
  type CampaignState,
  type FanFacts,
  type WinnerState,
} from '#api/submissions/moment-rules.ts';
import { CAMPAIGNS } from './moment-matrix.fixture.tsx';

const AT = '2026-11-19T12:00:00.000Z';

/** Returns the data of the selection page for a campaign state; `winners` is how many still come. */
export function createReport(state: CampaignState, winners: number): SelectionReport {
  const { slug, name, language, phase, cancelled } = CAMPAIGNS[state];
  const isRunning = phase === 'open' || phase === 'not-started';
  const paid = state === 'empty' ? 0 : 3;
  const result = {
    answers: { paid, scored: 0, notScored: paid },
    scoredFrom: null,
    scoredUntil: null,
    judges: [],
    probe: null,
    otherProbes: [],
    chain: null,
    closedAt: AT,
    nominees: 2,
    winners,
    winnerReasons: [],
    chosenAt: winners > 0 ? AT : null,
    afterReopening: null,
    heads: { docs: [], page: 1, pages: 1 },
  };
  return {
    campaign: { slug, name, language, celebrity: { name: 'Noor' }, phase, state, cancelled },
    winnersToChoose: 1,
    judge: 'rubric',
    reopenings: [],
    result: isRunning ? null : result,
  };
}

/** Returns whether a campaign's winners are known, or were when it was cancelled. */
export const isKnown = (state: CampaignState): boolean => isDecided(state) || state === 'cancelled';

const STATES = {
  won: 'asked',
  accepted: 'accepted',
  attended: 'accepted',
  ended: 'ended',
  returning: 'cancelled',
} as const satisfies Record<WinnerState, Invitation['state']>;

/** Returns the data of a winner's own page for a campaign state. */
export function createInvitation(
  state: CampaignState,
  { invitation, ended, event }: NonNullable<FanFacts['outcome']>,
  dateAnswer: Invitation['dateAnswer'],
): Invitation {
  const { slug, name, language } = CAMPAIGNS[state];
  const plannedDate = event?.plannedDate ? new Date(event.plannedDate).toISOString() : null;
  const known = invitation?.acceptedAt && plannedDate ? dateAnswer : null;
  const moment = getWinnerState(state, invitation && { ...invitation, dateAnswer: known });
  return {
    state: STATES[moment],
    moment,
    answerBy: moment === 'won' ? '2026-12-01T12:00:00.000Z' : null,
    canAnswer: state !== 'met' && (moment === 'won' || moment === 'accepted'),
    dateAnswer: moment === 'accepted' ? known : null,
    ended: ended === null ? null : 'declined',
    reason: null,
    isThanked: false,
    answer: 'Because she listens.',
    minute: 33,
    campaign: {
      slug,
      name,
      language,
      image: null,
      allowPlusOne: true,
      celebrity: { name: 'Noor', avatar: null },
      plannedDate,
      plannedTime: plannedDate && '17:00',
      plannedLocation: null,
    },
    details: null,
    known: null,
  };
}
