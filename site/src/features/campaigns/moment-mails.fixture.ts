import { CAMPAIGN_STOPPED } from '#api/cancellations/mail-texts.ts';
import { ACCEPTED, PLACE_FREE, WON } from '#api/nominees/invitation-texts.ts';
import { MEETING_CHANGED, NO_SCORES, NOMINEES_READY, NOT_WON, POSTPONED } from '#api/nominees/mail-texts.ts';
import { READ, REREAD_REPLIED_MAIL } from '#api/nominees/reread-mail-texts.ts';
import { REMINDERS } from '#api/outcomes/mail-texts.ts';
import { ANSWER_REMINDER, PLACE_GONE } from '#api/outcomes/winner-mail-texts.ts';
import { CHECKOUT_EXPIRED, MISSED, RECEIPT, REFUND, TRANSFER_FAILED } from '#api/payments/mail-texts.ts';
import type { PageMailText } from '#api/platform/page-mail.ts';
import type { Language } from '#api/platform/rules.ts';
import { REMINDER } from '#api/reminders/mail-texts.ts';
import type { CampaignState, Moment } from '#api/submissions/moment-rules.ts';
import { TEST_NOW } from './campaign.fixture.ts';

const EVENT = {
  id: 'c1',
  slug: 'soup',
  name: 'Soup',
  artistName: 'Noor',
  language: 'nl',
  plannedAt: new Date('2026-12-05T16:00:00.000Z'),
  plannedLocation: null,
  meetingRevision: 1,
  updatedAt: TEST_NOW,
} as const;
const CANCELLED = { by: 'owner', reason: 'Ill.' } as const;
const DETAILS = { celebrity: 'Noor', priceLine: '', prize: 'The prize.', closes: '' };

type Mails = Partial<
  Record<Moment['state'], (moment: Moment, language: Language) => readonly PageMailText[]>
>;

const unpaidMails = (moment: Moment, language: Language) =>
  [TRANSFER_FAILED, CHECKOUT_EXPIRED].map((mail) =>
    mail[language](EVENT.name, { celebrity: 'Noor', moment }),
  );
const receipt = (moment: Moment, language: Language) => [
  RECEIPT[language](EVENT.name, { ...DETAILS, moment }),
];

/** The mails to fans, by state; a receipt can be requested again in every state in which the answer counts. */
const FAN_MAILS: Mails = {
  failed: unpaidMails,
  'on-hold': unpaidMails,
  missed: (moment, language) => [
    TRANSFER_FAILED[language](EVENT.name, { celebrity: 'Noor', moment }),
    MISSED[language](EVENT.name, moment.campaign === 'cancelled' ? CANCELLED : null),
  ],
  in: receipt,
  chosen: receipt,
  met: receipt,
  judged: (_, language) => [
    READ[language]({ ...EVENT, isScored: true, until: TEST_NOW }),
    REREAD_REPLIED_MAIL[language]({ ...EVENT, reply: 'Yes.', isNominated: false }),
  ],
  won: (_, language) => [
    WON[language](EVENT, null, TEST_NOW),
    PLACE_FREE[language](EVENT, TEST_NOW),
    ANSWER_REMINDER[language](EVENT, TEST_NOW),
  ],
  accepted: (_, language) => [
    ACCEPTED[language](EVENT),
    MEETING_CHANGED[language](EVENT, false),
    POSTPONED[language](EVENT),
  ],
  'not-chosen': (_, language) => [NOT_WON[language](EVENT, [], 'scored', '/contact')],
  ended: (_, language) => [PLACE_GONE[language](EVENT, 'silent', true)],
  refunded: (_, language) => [REFUND[language](EVENT.name, 'support', null)],
  returning: (_, language) => [REFUND[language](EVENT.name, 'campaign-cancelled', CANCELLED)],
};

const remind = (state: CampaignState, language: Language, ...mails: readonly (keyof typeof REMINDER)[]) =>
  mails.map((mail) =>
    REMINDER[mail][language]({
      ...EVENT,
      state,
      subscriptionStartDate: TEST_NOW,
      subscriptionDeadline: null,
    }),
  );

/** The mails to followers and the owner of a campaign, by state. */
const CAMPAIGN_MAILS: Mails = {
  'not-started': (_, language) => remind('not-started', language, 'campaign'),
  open: (_, language) => remind('open', language, 'opening', 'deadline', 'campaign'),
  closed: (_, language) => [NO_SCORES[language](EVENT.name)],
  nominated: (_, language) => [
    NOMINEES_READY[language](EVENT.name, 2, { at: TEST_NOW, isMeeting: false, dateFirst: false }),
    REMINDERS[language].choice({
      campaign: 'Soup',
      artist: 'Noor',
      dateFirst: false,
      meetingDay: undefined,
      toldDay: undefined,
      returnDay: 'May',
    }),
  ],
  cancelled: (_, language) => [CAMPAIGN_STOPPED[language](EVENT.name, 'admin', 'Ill.')],
};

/** Returns the text of every mail of a moment: to a fan, or else to followers and the owner. */
export function speakByMail(moment: Moment, isFan: boolean, language: Language): string[] {
  const mails = (isFan ? FAN_MAILS : CAMPAIGN_MAILS)[moment.state]?.(moment, language) ?? [];
  return mails.map(({ heading, paragraphs, label, details = [] }) =>
    [heading, ...paragraphs, label, ...details].join(' '),
  );
}

/** Phrases in mails by the fact that they state, in addition to those of pages. */
export const MAIL_FACTS = {
  nl: { invites: ['Doe mee'], pays: ['Betaal'], counts: ['Je doet mee!'], undecided: [DETAILS.prize] },
  en: { invites: ['Take part'], pays: ['Pay'], counts: ['You are in!'], undecided: [DETAILS.prize] },
} as const;
