import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { NOT_WON, WON } from '#api/nominees/mail-texts.ts';
import { CHECKOUT_EXPIRED, CLOSED_UNPAID, TRANSFER_FAILED } from '#api/payments/mail-texts.ts';
import { LANGUAGES } from '#api/platform/rules.ts';
import { CAMPAIGN_STATES, campaignStateAt, FAN_STATES, getMoment } from '#api/submissions/moment-rules.ts';
import { TEST_NOW } from './campaign.fixture.ts';
import { CAMPAIGNS, CASES, speak, tells, toFacts } from './moment-matrix.fixture.tsx';
import { momentTexts } from './moment-texts.ts';

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
    // The frame knows the payment alone.
    const { state } = getMoment(one.state, one.fan && { paymentStatus: one.fan.paymentStatus });
    if (state !== 'in') expect(tells(said.frame, facts.counts)).toEqual([]);
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

test('every state of campaigns and fans occurs', () => {
  const states = CASES.map(({ state, fan }) => getMoment(state, fan).state);
  for (const state of [...CAMPAIGN_STATES, ...FAN_STATES]) expect(states).toContain(state);
});

const toWords = (mail: { readonly paragraphs: readonly (string | undefined)[]; readonly label: string }) =>
  [...mail.paragraphs, mail.label].join(' ');

test.each(LANGUAGES)('mails about what is decided invite to nothing that is over (%s)', (language) => {
  const facts = toFacts(language);
  const event = { name: 'Soup', artistName: 'Noor', plannedAt: TEST_NOW, plannedLocation: null };
  const over = [CLOSED_UNPAID[language]('Soup'), NOT_WON[language](event, [], true, '/contact')].map(toWords);
  for (const words of over)
    expect(tells(words, [...facts.invites, ...facts.pays, ...facts.counts, ...facts.undecided])).toEqual([]);
  const won = toWords(WON[language](event, null, TEST_NOW));
  expect(tells(won, [momentTexts(language).action.reply])).not.toEqual([]);
  expect(tells(won, [...facts.pays, ...facts.undecided])).toEqual([]);
});

test.each(LANGUAGES)('mails say the same (%s)', (language) => {
  for (const state of CAMPAIGN_STATES) {
    const unpaid = getMoment(state, { paymentStatus: 'failed' });
    for (const mail of [TRANSFER_FAILED, CHECKOUT_EXPIRED]) {
      const words = toWords(mail[language]('Soup', unpaid.next));
      expect(/Betaal opnieuw|Pay again/.test(words)).toBe(unpaid.next === 'pay');
      expect(/goed doel|charity/.test(words)).toBe(unpaid.next === 'charity');
    }
  }
});

test.each([
  'campaigns/CampaignHero.astro',
  'subscriptions/ClosedBanner.astro',
  'campaigns/TakePartBar.tsx',
  'campaigns/ReceiveCard.astro',
  'subscriptions/CampaignSide.astro',
  'subscriptions/OwnSubmission.tsx',
  'subscriptions/PaymentState.tsx',
  'submissions/SubmissionCard.tsx',
  'submissions/SubmissionOutcome.tsx',
  'sharing/ShareDetails.tsx',
  '../pages/[lang]/campaigns/[slug]/index.astro',
  '../pages/[lang]/campaigns/[slug]/thanks.astro',
  '../pages/embed/[slug].astro',
])('%s decides nothing of it itself', (file) => {
  const source = readFileSync(`site/src/features/${file}`, 'utf8');
  expect(source).not.toMatch(/\b(phase|winnersSelected|nomineesSelected|acceptedAt|isPast|isOpenAt)\b/);
});
