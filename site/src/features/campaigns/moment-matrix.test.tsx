import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LANGUAGES } from '#api/platform/rules.ts';
import { CAMPAIGN_STATES, campaignStateAt, FAN_STATES, getMoment } from '#api/submissions/moment-rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { TEST_NOW } from './campaign.fixture.ts';
import { liveTexts } from '../live/live-texts.ts';
import { managementTexts } from '../management/texts.ts';
import {
  CAMPAIGNS,
  CASES,
  renderCards,
  speak,
  speakToAll,
  tells,
  toFacts,
} from './moment-matrix.fixture.tsx';
import { MAIL_FACTS, speakByMail } from './moment-mails.fixture.ts';
import { momentTexts, renderEnding, renderMoment } from './render-moment.ts';

describe.each(CASES)('$state, $fan.paymentStatus, $language', (one) => {
  const said = speak(one);
  const { moment, words } = said;
  const facts = toFacts(one.language);
  const t = momentTexts(one.language);
  const everything = [said.hero, said.side, said.bar, said.card, ...(one.fan ? [] : said.lists)];

  test('is the moment of the facts, with every place filled in', () => {
    expect(campaignStateAt(CAMPAIGNS[one.state], TEST_NOW)).toBe(one.state);
    const isContradicted = one.state === 'empty' && one.fan?.paymentStatus === 'paid';
    expect(moment.campaign).toBe(isContradicted ? 'closed' : one.state);
    expect([words.title, words.lines.join('')]).not.toContain('');
    for (const text of everything) expect(text).not.toMatch(/\{\w+\}|undefined|\[object/);
  });

  test('says in every place what is true', () => {
    expect(said.hero).toContain(t.title[moment.state]);
    if (one.fan) expect(said.side).toContain(t.title[moment.state]);
    if (one.fan?.outcome && one.state !== 'cancelled') expect(said.card).toContain(t.title[moment.state]);
    if (moment.next !== 'nothing') expect(words.next).not.toBe('');
  });

  test('names the clock by which a time is meant', () => {
    for (const text of [said.hero, said.side, said.card])
      expect(text).not.toMatch(/\d\d:\d\d(?! \((?:Amsterdam time|Amsterdamse tijd)\))/);
  });

  test('invites nobody to what is closed', () => {
    const isInvited = moment.next === 'answer';
    const invited = one.fan ? [said.hero, said.bar] : [said.hero, said.bar, ...said.lists];
    for (const text of invited.filter((each) => each !== ''))
      expect(tells(text, facts.invites).length > 0).toBe(isInvited);
    if (one.state !== 'open') {
      expect(everything.flatMap((text) => tells(text, facts.invites))).toEqual([]);
      expect(said.canShareInFrame).toBe(false);
    }
  });

  test('names the amount and the way to pay to who owes it, and to nobody else', () => {
    if (moment.next === 'pay') {
      for (const text of [said.hero, said.bar]) expect(text).toMatch(/€\s?10/);
      for (const text of [said.hero, said.bar]) expect(text).toMatch(/bewaard|saved/);
      for (const text of [said.hero, said.bar, said.side]) expect(tells(text, facts.pays)).not.toEqual([]);
      expect(said.card).toMatch(/Betaal|Pay|betalen/);
      expect(said.isFramePayable).toBe(true);
    } else {
      expect(everything.flatMap((text) => tells(text, facts.pays))).toEqual([]);
      expect(said.isFramePayable).toBe(false);
    }
  });

  test('says that an answer counts only where it does', () => {
    const counts = [...everything, said.payment].flatMap((text) => tells(text, facts.counts));
    if (moment.state !== 'in') expect(counts).toEqual([]);
    // The frame only knows the payment.
    const { state } = getMoment(one.state, one.fan && { paymentStatus: one.fan.paymentStatus });
    if (state !== 'in') expect(tells(said.frame, facts.counts)).toEqual([]);
  });

  test('is told by mail alike', () => {
    const mails = speakByMail(moment, one.fan !== undefined, one.language);
    const more = MAIL_FACTS[one.language];
    for (const words of mails) {
      expect(words).not.toMatch(/\{(?!score)\w+\}|undefined|\[object/);
      expect(tells(words, more.pays).length > 0).toBe(moment.next === 'pay');
      if (one.state !== 'open') expect(tells(words, more.invites)).toEqual([]);
      const isPaid = moment.state === 'in' || moment.state === 'chosen' || moment.state === 'met';
      expect(tells(words, more.counts).length > 0).toBe(isPaid);
      if (isPaid && moment.next !== 'nothing') expect(words).toContain(t.next[moment.next].split('{')[0]);
      if (!moment.isUndecided) expect(tells(words, [...facts.undecided, ...more.undecided])).toEqual([]);
      expect(words.includes(t.action.reply)).toBe(moment.state === 'won');
    }
  });

  test('says that the choice is still to come only until it is made', () => {
    const undecided = everything.flatMap((text) => tells(text, facts.undecided));
    if (!moment.isUndecided) expect(undecided).toEqual([]);
    if (one.state === 'empty' && !one.fan) expect(said.hero + said.side).not.toContain(t.next.judging);
  });

  test('promises a meeting only to winners, and only before it', () => {
    const promised = everything.flatMap((text) => tells(text, facts.promises));
    const isAhead = moment.state === 'won' || moment.state === 'accepted';
    expect(promised.length > 0).toBe(isAhead);
  });
});

describe.each(CASES.filter(({ fan }) => !fan))('$state, $language', ({ state, language }) => {
  const { live, owner } = speakToAll({ state, language });
  const [t, screen, own] = [momentTexts(language), liveTexts(language), managementTexts(language).campaigns];

  test('the live screen counts down or names the state, and says that people come in only while they can', () => {
    const counted = { open: screen.closes, 'not-started': screen.opens };
    const label = state === 'open' || state === 'not-started' ? counted[state] : t.title[state];
    expect(live).toEqual([label, state === 'open' ? screen.first : '']);
  });

  test('the owner’s dashboard names the same state', () => {
    expect(owner).toContain({ ...own, closed: own.closing, empty: '', nominated: own.closed }[state]);
    if (state !== 'open') expect(owner).not.toContain(own.open);
  });
});

// Regression: a campaign that its owner closed before its start still promised everyone that it would open.
test.each(LANGUAGES)(
  'a campaign that was closed before its start reads as any closed one, in %s',
  (language) => {
    const early = { subscriptionStartDate: CAMPAIGNS['not-started'].subscriptionStartDate };
    const closed = { ...CAMPAIGNS.closed, isActive: false };
    const [one, other] = [{ ...closed, ...early, phase: 'not-started' as const }, closed].map((campaign) => [
      renderMoment(campaign, { fan: undefined, now: TEST_NOW, language }),
      ...renderCards(campaign, language),
    ]);
    expect(one).toEqual(other);
  },
);

test('every state of campaigns and fans occurs', () => {
  const states = CASES.map(({ state, fan }) => getMoment(state, fan).state);
  for (const state of [...CAMPAIGN_STATES, ...FAN_STATES]) expect(states).toContain(state);
});

// Regression: a page that stayed open past its deadline said that answers were being judged when nobody had paid.
test.each(LANGUAGES)('what comes after closing is said ahead only where it is known, in %s', (language) => {
  const result = { participants: 12, raisedCents: 12_000, charityCents: 12_000, costsCents: 0 };
  const paid = CASES.find(({ fan }) => fan?.paymentStatus === 'paid' && !fan.outcome)?.fan;
  const { text, next } = momentTexts(language);
  const end = (campaign: (typeof CAMPAIGNS)['open'], fan?: typeof paid) =>
    renderEnding(campaign, { fan, now: TEST_NOW, language }).words;
  expect(end(CAMPAIGNS.open)).toMatchObject({ lines: [text.closed], next: '' });
  expect(end({ ...CAMPAIGNS.open, result }).next).toContain(next.judging.split('{')[0]);
  expect(end(CAMPAIGNS.open, paid).next).toContain(next.judging.split('{')[0]);
});

// Regression: the page promised a fan the thanks, and told everyone else that the thanks were overdue.
test.each(LANGUAGES)(
  'what is overdue is said to a fan who waits for it as to everyone, in %s',
  (language) => {
    const campaign = { ...CAMPAIGNS.met, overdue: { what: 'thanks', returnAt: null } as const };
    const waiting = CASES.find(({ state, fan }) => fan && getMoment(state, fan).next === 'thanks')?.fan;
    const { overdue, next } = momentTexts(language);
    expect(waiting).toBeDefined();
    for (const fan of [undefined, waiting]) {
      const { words } = renderMoment(campaign, { fan, now: TEST_NOW, language });
      expect(words.next).toBe(overdue.thanks);
      expect(words.lines).toContain(overdue.thanks);
      expect(words.lines).not.toContain(next.thanks);
    }
    const gone = { ...CAMPAIGNS.chosen, overdue: { what: 'answer', returnAt: null } as const };
    const outcome = { isWinner: false, ended: null, event: null, invitation: null };
    const thanked = { paymentStatus: 'paid', outcome, thankedAt: '2026-11-01T10:00:00.000Z' } as const;
    for (const fan of [undefined, { paymentStatus: 'paid', outcome } as const, thanked])
      expect(renderMoment(gone, { fan, now: TEST_NOW, language }).words.next).toBe(overdue.answer);
    const late = { ...CAMPAIGNS.nominated, overdue: { what: 'choice', returnAt: null } as const };
    const { words } = renderMoment(late, { fan: undefined, now: TEST_NOW, language });
    expect(words.next).toBe(fillText(overdue.choice, { celebrity: late.celebrity.name }));
  },
);

// The place may stay empty, or the next fan may not have been asked yet.
test.each(LANGUAGES)('a place that has ended is not said to be another’s, in %s', (language) => {
  expect(momentTexts(language).text.ended).not.toMatch(/someone else|iemand anders/);
});

const SITE = 'site/src/{features,pages}/**/*.{ts,tsx,astro}';
const MAILS =
  'edge-api/{cancellations,nominees,outcomes,payments,reminders}/{*mail*,*invitation,queue-reminders}.ts';
/** What forms, maps and counts a campaign by its stored state, instead of telling anyone about it. */
const OTHERS = [
  'site/src/features/{admin,campaign-form,charity-profile,embeds,payouts,statistics,thanks,wall}/**',
  'site/src/features/campaigns/{EventCard.astro,campaign-timer.ts,to-event-json-ld.ts}',
  'site/src/features/{management/{CampaignsDashboard.tsx,texts.ts},nominees/use-nominees.ts}',
  'site/src/features/sharing/pictures/to-share-words.ts',
  'site/src/pages/[[]lang]/{embed-test,dashboard/team}.astro',
  'site/src/**/*.{test,fixture}.*',
];

test('no page and no mail decides about a campaign itself', () => {
  const files = globSync([SITE, MAILS], { exclude: OTHERS });
  expect(files.length).toBeGreaterThan(300);
  // A text may have such a name.
  const state =
    /(?<!texts\.|')\b(phase|phaseAt|winnersSelected|nomineesSelected|acceptedAt|cancelledAt|isPast|isOpenAt)\b/;
  expect(files.filter((file) => state.test(readFileSync(file, 'utf8')))).toEqual([]);
});

test.each(LANGUAGES)('after an early thank-you nobody reads that one is to come, in %s', (language) => {
  const campaign = { ...CAMPAIGNS.chosen, isThanked: true };
  const { words } = renderMoment(campaign, { fan: undefined, now: TEST_NOW, language });
  expect(words.next).toBe('');
});
