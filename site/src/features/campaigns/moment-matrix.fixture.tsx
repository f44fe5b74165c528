import { renderToStaticMarkup } from 'react-dom/server';
import type { PublicCampaign } from '#api/campaigns/contract.ts';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { CAMPAIGN_STATES, getMoment, type CampaignState } from '#api/submissions/moment-rules.ts';
import { PAYMENT_STATUSES } from '#api/submissions/rules.ts';
import type { FanOutcome } from '#api/nominees/contract.ts';
import type { Submission } from '#api/subscriptions/contract.ts';
import { subscribeTexts } from '#widget/subscribe/texts.ts';
import { toFrameData } from '../embeds/to-frame-data.ts';
import { liveTexts } from '../live/live-texts.ts';
import { toLiveView } from '../live/to-live-view.ts';
import { OwnCampaignState } from '../management/OwnCampaignCard.tsx';
import { managementTexts } from '../management/texts.ts';
import { OWN_SHARE_TEXTS } from '../sharing/share-texts.ts';
import { localizeTexts } from '#site/i18n/localize-texts.ts';
import { createOwnSubmission } from '../subscriptions/own-submission.fixture.ts';
import { OwnSubmission } from '../subscriptions/OwnSubmission.tsx';
import { paymentMoments } from '../subscriptions/payment-moments.ts';
import { paymentTexts } from '../subscriptions/payment-texts.ts';
import { SubmissionCard } from '../submissions/SubmissionCard.tsx';
import { submissionTexts } from '../submissions/texts.ts';
import { createPublicCampaign, TEST_NOW } from './campaign.fixture.ts';
import { CarouselCard } from './CampaignCarousel.tsx';
import { ListCard } from './ListCard.tsx';
import { momentTexts } from './render-moment.ts';
import { renderMoment } from './render-moment.ts';
import { TakePartBar } from './TakePartBar.tsx';
import { campaignTexts } from './texts.ts';

/** A campaign in each state. */
export const CAMPAIGNS: Readonly<Record<CampaignState, PublicCampaign>> = {
  'not-started': createPublicCampaign({
    phase: 'not-started',
    subscriptionStartDate: '2026-11-21T12:00:00.000Z',
  }),
  open: createPublicCampaign(),
  paused: createPublicCampaign({ paused: 'charity' }),
  closed: createPublicCampaign({
    phase: 'deadline-passed',
    subscriptionDeadline: '2026-11-19T12:00:00.000Z',
  }),
  empty: createPublicCampaign({ phase: 'deadline-passed', isActive: false, isEmpty: true }),
  nominated: createPublicCampaign({ phase: 'nominees-selected', isActive: false, nomineesSelected: true }),
  chosen: createPublicCampaign({ phase: 'winners-selected', isActive: false, winnersSelected: true }),
  met: createPublicCampaign({
    phase: 'winners-selected',
    isActive: false,
    winnersSelected: true,
    plannedDate: '2026-11-11T16:00:00.000Z',
  }),
  cancelled: createPublicCampaign({
    phase: 'deadline-passed',
    isActive: false,
    cancelled: { at: '2026-11-19T12:00:00.000Z', by: 'owner', reason: 'Ill.' },
  }),
};

const ASKED = { token: 't', answerBy: '2026-12-01T12:00:00.000Z', acceptedAt: null, dateAnswer: null };
const ACCEPTED = { ...ASKED, acceptedAt: '2026-11-20T12:00:00.000Z' };
const WON: FanOutcome = {
  isWinner: true,
  isNominee: true,
  score: 8.4,
  judgedBy: 'rubric',
  reasoning: null,
  winnerReasons: [],
  event: { plannedDate: '2026-12-05T16:00:00.000Z', plannedTime: '17:00', plannedLocation: null },
  invitation: ASKED,
  ended: null,
};
const LOST: FanOutcome = { ...WON, isWinner: false, event: null, invitation: null };
const OUTCOMES: readonly FanOutcome[] = [
  WON,
  { ...WON, invitation: ACCEPTED },
  { ...WON, invitation: { ...ACCEPTED, dateAnswer: 'asked' } },
  { ...WON, invitation: { ...ACCEPTED, dateAnswer: 'cannot' } },
  { ...WON, invitation: ACCEPTED, event: { plannedDate: null, plannedTime: null, plannedLocation: null } },
  LOST,
  { ...LOST, ended: 'declined' },
];
const READING = { score: 8.4, judgedBy: 'rubric', reasoning: null, rereadUntil: null } as const;

type Fan = Pick<Submission, 'paymentStatus'> &
  Partial<Pick<Submission, 'outcome' | 'reading' | 'thankedAt' | 'isWithdrawn'>>;

/** Lists the possible states of a fan's participation in a campaign of this state. */
function listFans(state: CampaignState): readonly (Fan | undefined)[] {
  const isDecided = state === 'chosen' || state === 'met';
  const outcomes = isDecided ? OUTCOMES : state === 'cancelled' ? [null, ...OUTCOMES] : [null];
  const paid = outcomes.flatMap((outcome) =>
    [null, '2026-11-20T12:00:00.000Z'].map((thankedAt) => ({ outcome, thankedAt })),
  );
  const readings = state === 'nominated' ? [null, READING] : [null];
  return [
    undefined,
    ...PAYMENT_STATUSES.flatMap((paymentStatus): Fan[] =>
      paymentStatus === 'paid'
        ? paid.flatMap((rest) =>
            readings.flatMap((reading) =>
              [false, true].map((isWithdrawn) => ({ paymentStatus, isWithdrawn, reading, ...rest })),
            ),
          )
        : [{ paymentStatus }],
    ),
  ];
}

/** Every state of a campaign, for a visitor and for each possible fan, in each language. */
export const CASES = CAMPAIGN_STATES.flatMap((state) =>
  listFans(state).flatMap((fan) => LANGUAGES.map((language) => ({ state, fan, language }))),
);

const ENTITIES: Readonly<Record<string, string>> = {
  '#x27': "'",
  '#39': "'",
  '#34': '"',
  quot: '"',
  amp: '&',
};

/** Returns the text of HTML; works without a DOM. */
export function toText(html: string): string {
  const [first = '', ...others] = html.split(/<(?=script|style)/);
  const words = [first, ...others.map((part) => part.slice(part.indexOf('</')))].join('<');
  return words
    .replaceAll(/<[^<>]*>/g, '')
    .replaceAll(/&(#?\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ');
}
const render = (element: Parameters<typeof renderToStaticMarkup>[0]) => {
  const html = renderToStaticMarkup(element);
  return { html, text: toText(html) };
};

/** Returns the submission of a case's fan. */
export function createCaseSubmission({ state, fan }: Pick<(typeof CASES)[number], 'state' | 'fan'>) {
  return fan && createOwnSubmission({ ...fan, campaign: { state, cancelled: CAMPAIGNS[state].cancelled } });
}

/** Renders the texts about a campaign on its live screen and its owner's dashboard. */
export function speakToAll({ state, language }: Pick<(typeof CASES)[number], 'state' | 'language'>) {
  const campaign = CAMPAIGNS[state];
  const live = toLiveView({ ...campaign, state, names: [] }, liveTexts(language), language, TEST_NOW);
  const { campaigns: texts } = managementTexts(language);
  const nothing = () => undefined;
  const badge = (
    <OwnCampaignState campaign={campaign} state={state} texts={texts} isReopening={false} onAsk={nothing} />
  );
  return { live: [live.timeLabel, live.note], owner: render(badge).text };
}

/** Renders a campaign's cards in the list and in the carousel. */
export function renderCards(campaign: PublicCampaign, language: Language): readonly string[] {
  const texts = campaignTexts(language);
  const card = { campaign, now: TEST_NOW, servedAt: TEST_NOW.getTime(), language, texts };
  // Removed because 'Take part until' would count as an invitation.
  return [<ListCard key="list" {...card} />, <CarouselCard key="row" {...card} />].map((each) =>
    render(each).text.replaceAll(texts.card.deadline, ''),
  );
}

/** Renders every text about a campaign that one person can see. */
export function speak({ state, fan, language }: (typeof CASES)[number]) {
  const campaign = CAMPAIGNS[state];
  const { moment, words } = renderMoment(campaign, { fan, now: TEST_NOW, language });
  const submission = createCaseSubmission({ state, fan });
  const bar = words.action && (
    <TakePartBar campaign={campaign} language={language} moment={moment} words={words} />
  );
  const person = { name: 'Sanne', email: 's@example.test', role: 'fan' } as const;
  const flow = subscribeTexts[language];
  const own = submission && (
    <OwnSubmission
      {...{ submission, moment, words, person, language }}
      texts={{ payment: paymentTexts(language), flow }}
    />
  );
  const dashboard = submission && (
    <SubmissionCard
      {...{ submission, language }}
      texts={submissionTexts(language).submissions}
      onCancel={() => undefined}
    />
  );
  const frame = toFrameData(campaign, language, {
    moment: getMoment(state),
    servedAt: 0,
    origin: 'https://p.test',
    accent: '',
  });
  const paymentPage = paymentMoments(language, 'Koor');
  return {
    moment,
    words,
    hero: toText([words.title, words.next, words.action?.label ?? ''].join(' ')),
    side: own ? render(own).text : words.lines.join(' '),
    sideHtml: own ? render(own).html : '',
    bar: bar ? render(bar).text : '',
    lists: renderCards(campaign, language),
    card: dashboard ? render(dashboard).text : '',
    payment: `${paymentPage.title[moment.state]} ${paymentPage.text[moment.state]}`,
    frame: fan ? `${frame.words[fan.paymentStatus].title} ${frame.words[fan.paymentStatus].text}` : '',
    isFramePayable: fan ? frame.words[fan.paymentStatus].isPayable : false,
    canShareInFrame: frame.shared !== undefined,
  };
}

/** Sentences and buttons by the fact that they state, so that wording may change but facts may not. */
export function toFacts(language: Language) {
  const t = momentTexts(language);
  const { card } = campaignTexts(language);
  const share = localizeTexts(OWN_SHARE_TEXTS, language);
  const { submissions } = submissionTexts(language);
  const start = (sentence: string) => sentence.split('{')[0] ?? '';
  const tail = (sentence: string) => sentence.split('}').at(-1) ?? '';
  return {
    invites: [t.action.answer, t.title.open, card.join, share.shareTitle],
    pays: [t.action.pay, submissions.retryPayment],
    counts: [t.text.in, t.title.in],
    undecided: [start(t.next.closing), start(t.next.judging), tail(t.next.choice), start(t.next.charity)],
    promises: [submissions.outcomeCalendar, submissions.moment.action.page, submissions.outcomeAccept].concat(
      t.action.reply,
      t.action['new-date'],
      start(t.next.meeting),
      tail(t.next['other-date']),
      t.next.date,
    ),
  };
}
/** Returns which of these facts a text states. */
export const tells = (text: string, facts: readonly string[]) =>
  facts.filter((fact) => fact !== '' && text.includes(toText(fact)));
