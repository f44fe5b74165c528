import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { describe, expect, test, vi } from 'vitest';
import { DATE_ANSWERS } from '#api/nominees/rules.ts';
import type { SelectionReport } from '#api/nominees/selection-contract.ts';
import type { Invitation } from '#api/outcomes/contract.ts';
import { LANGUAGES, type Language } from '#api/platform/rules.ts';
import { CAMPAIGN_STATES, getMoment, isDecided } from '#api/submissions/moment-rules.ts';
import { OWN_CAMPAIGN } from '#api/submissions/rules.ts';
import WinnerPage from '#site/pages/[lang]/winner.astro';
import SelectionPage from '#site/pages/[lang]/campaigns/[slug]/selection.astro';
import { selectionTexts } from '../nominees/selection-texts.ts';
import { winnerTexts } from '../submissions/winner/texts.ts';
import { CASES, tells, toFacts, toText, CAMPAIGNS, createCaseSubmission } from './moment-matrix.fixture.tsx';
import { createInvitation, createReport, isKnown } from './moment-pages.fixture.ts';
import { momentTexts, renderMoment } from './render-moment.ts';
import { campaignTexts } from './texts.ts';
import { createUser } from '../accounts/user.fixture.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import CampaignSide from '../subscriptions/CampaignSide.astro';
import CampaignHero from './CampaignHero.astro';
import { TEST_NOW } from './campaign.fixture.ts';

const answer = vi.hoisted(() => vi.fn<() => Response>());
vi.mock('#api/client.server.ts', async () => {
  const { createClient } = await import('#api/client.ts');
  return { createServerClient: () => createClient('https://p.test', async () => answer()) };
});

const container = await AstroContainer.create({
  renderers: await loadRenderers([getContainerRenderer()]),
  astroConfig: { site: 'https://p.test' },
  // A container only knows Astro's own directives. They are stubbed here, since hydration is not rendered.
  manifest: Object({ clientDirectives: new Map(['load', 'visible', 'in-reach'].map((name) => [name, ';'])) }),
});

/** Renders the main content of a page for an API response, as text. */
async function renderPage(
  page: Parameters<typeof container.renderToString>[0],
  lang: Language,
  doc: SelectionReport | Invitation | undefined,
) {
  answer.mockImplementation(() => Response.json({ doc }, { status: doc ? 200 : 400 }));
  const html = await container.renderToString(page, { params: { lang, slug: 'noor' }, partial: false });
  return toText(html.slice(html.indexOf('<main'), html.indexOf('</main>')));
}

/** Every state of a campaign; states in which winners are known also without any left. */
const REPORTS = CAMPAIGN_STATES.flatMap((state) =>
  (isKnown(state) ? [0, 1] : [0]).flatMap((winners) =>
    LANGUAGES.map((language) => ({ state, winners, language })),
  ),
);

describe.each(REPORTS)('$state, $winners winners, $language', ({ state, winners, language }) => {
  test('the page on the selection says what is true, and nothing else', async () => {
    const report = createReport(state, winners);
    const said = await renderPage(SelectionPage, language, report);
    const [t, facts, moments] = [selectionTexts(language), toFacts(language), momentTexts(language)];
    const { page } = campaignTexts(language);
    const { isUndecided, next } = getMoment(state);
    const isOver = state === 'chosen' || state === 'met';

    expect(said).not.toMatch(/\{\w+\}|undefined|\[object/);
    expect(said.includes(page.selection)).toBe(isUndecided);
    expect(said.includes(page.selectionOver)).toBe(isOver);
    expect(said.includes(t.steps)).toBe(isUndecided || isOver);
    expect(said.includes(moments.title.cancelled)).toBe(state === 'cancelled');
    expect(said.includes('Ill.')).toBe(state === 'cancelled');
    expect(said.includes(toText(moments.text.empty))).toBe(state === 'empty');
    expect(said.includes(t.before)).toBe(report.result === null);
    // A future step is named only while it can still happen.
    expect(said.includes(t.pending)).toBe(next === 'judging');
    if (!isUndecided) expect(said).not.toContain(t.notYet);
    for (const told of [facts.invites, facts.pays, facts.counts, facts.promises])
      expect(tells(said, told)).toEqual([]);
    if (!isUndecided) expect(tells(said, facts.undecided)).toEqual([]);
  });
});

const WINNERS = CASES.flatMap(({ state, fan, language }) => {
  const outcome = fan?.outcome;
  if (!outcome || fan.thankedAt || (!outcome.isWinner && outcome.ended === null)) return [];
  return [null, ...DATE_ANSWERS].map((dateAnswer) => ({
    invitation: createInvitation(state, outcome, dateAnswer),
    language,
  }));
});

describe.each(WINNERS)(
  '$invitation.moment, $invitation.dateAnswer, $language',
  ({ invitation, language }) => {
    test('a winner’s page says what is true and what they can do, and nothing else', async () => {
      const said = await renderPage(WinnerPage, language, invitation);
      const [{ winner: t }, facts] = [winnerTexts(language), toFacts(language)];
      const { title } = momentTexts(language);
      const { moment, dateAnswer, campaign } = invitation;
      const isAccepted = moment === 'accepted' && invitation.canAnswer;
      const isMissed = moment === 'accepted' && !invitation.canAnswer;
      const hasDate = campaign.plannedDate !== null;

      expect(said).not.toMatch(/\{\w+\}|undefined|\[object/);
      if (moment !== 'accepted')
        expect(said).toContain(moment === 'returning' ? title.cancelled : title[moment]);
      expect(said.includes(t.accept)).toBe(moment === 'won');
      // Regression: one press on "No, I cannot" gave the place away.
      const decline = (summary: string) => [summary, t.cannotText, t.cannotSubmit].join('');
      expect(said.includes(decline(t.decline))).toBe(moment === 'won');
      expect(said.includes(decline(t.cannot))).toBe(isAccepted);
      expect(said.includes(t.detailsTitle)).toBe(isAccepted);
      expect(said.includes(t.bring)).toBe(moment === 'won' || isAccepted);
      expect(said.includes(t.whenOpen)).toBe((moment === 'won' || isAccepted) && !hasDate);
      expect(said.includes(t.calendar)).toBe(
        isAccepted && hasDate && (dateAnswer === null || dateAnswer === 'can'),
      );
      expect(said.replaceAll(t.cannotCome, '').includes(t.canCome)).toBe(
        dateAnswer === 'asked' || (dateAnswer === 'cannot' && isAccepted),
      );
      const date = campaign.plannedDate === null ? '' : formatDateTime(campaign.plannedDate, language);
      expect(said.includes(fillText(t.dateCannot, { date }))).toBe(dateAnswer === 'cannot' && isAccepted);
      expect(said.includes(fillText(t.dateMissed, { date }))).toBe(isMissed);
      expect(said.includes(t.cannotCome)).toBe(dateAnswer === 'asked' || dateAnswer === 'can');
      // The text says goodbye until the meeting, so it needs a date.
      expect(said.includes(t.acceptedTitle)).toBe(
        isAccepted && hasDate && dateAnswer !== 'asked' && dateAnswer !== 'cannot',
      );
      expect(said.includes(t.cancelled)).toBe(moment === 'returning');
      expect(said.includes(t.nextMeet)).toBe(moment === 'won');
      expect(said.includes(t.nextThanks)).toBe(moment === 'won');
      const thanked = await renderPage(WinnerPage, language, { ...invitation, isThanked: true });
      expect(thanked).not.toContain(t.nextThanks);
      for (const told of [facts.invites, facts.pays, facts.counts, facts.undecided])
        expect(tells(said, told)).toEqual([]);
    });
  },
);

test.each(LANGUAGES)('a link that is no winner’s says so alone, %s', async (language) => {
  const said = await renderPage(WinnerPage, language, undefined);
  const { winner: t } = winnerTexts(language);
  expect(said).toContain(t.invalidTitle);
  for (const text of [t.accept, t.bring, t.detailsTitle, t.cancelled]) expect(said).not.toContain(text);
});

/** Renders the parts of a campaign's page that Astro renders, as text. */
async function speak({ state, fan, language }: (typeof CASES)[number]) {
  const campaign = CAMPAIGNS[state];
  const submission = createCaseSubmission({ state, fan });
  const { moment, words } = renderMoment(campaign, { fan, now: TEST_NOW, language });
  const shared = { campaign, moment, words, language };
  const render = async (...[place, props]: Parameters<typeof container.renderToString>) =>
    toText(await container.renderToString(place, props));
  return {
    moment,
    words,
    hero: await render(CampaignHero, { props: { ...shared, now: TEST_NOW.getTime(), dial: '' } }),
    side: await render(CampaignSide, {
      props: {
        ...shared,
        now: TEST_NOW,
        visitor: { user: createUser(), submission: submission ?? null, isOwner: false },
      },
    }),
  };
}

describe.each(CASES)('$state, $fan.paymentStatus, $language', (one) => {
  test('hero and side say what is true and what comes next, and nothing else', async () => {
    const { moment, words, hero, side } = await speak(one);
    const facts = toFacts(one.language);
    const t = momentTexts(one.language);
    const everything = hero + side;
    expect(everything).not.toMatch(/\{\w+\}|undefined|\[object/);

    // A visitor who can take part sees the price instead of the state, and one who will be able to sees both.
    if (moment.next === 'answer' || moment.campaign === 'not-started') expect(hero).toMatch(/€\s?10/);
    if (moment.next !== 'answer') expect(hero).toContain(toText(words.title + words.next));
    if (words.action) expect(hero).toContain(toText(words.action.label));
    expect(side).toContain(
      one.fan ? t.title[moment.state] : t.title[moment.campaign === 'open' ? 'closed' : moment.campaign],
    );

    const isOpen = moment.campaign === 'open';
    // The banner below a fan's own participation does not repeat what that says.
    if (one.fan && !isOpen)
      for (const line of words.lines) expect(side.split(toText(line)), line).toHaveLength(2);
    // Regression: winners read "Winners Selected" below "You have been chosen!".
    if (one.fan && isDecided(moment.campaign)) expect(side).not.toContain(t.title[moment.campaign]);
    expect(tells(hero, facts.invites).length > 0).toBe(moment.next === 'answer');
    expect(tells(everything, facts.pays).length > 0).toBe(moment.next === 'pay');
    if (!isOpen) expect(tells(everything, facts.invites)).toEqual([]);
    if (moment.state !== 'in') expect(tells(everything, facts.counts)).toEqual([]);
    // The campaign's banner is also about other fans' answers.
    if (!getMoment(moment.campaign).isUndecided) expect(tells(everything, facts.undecided)).toEqual([]);
    expect(tells(hero + side, facts.promises).length > 0).toBe(
      moment.state === 'won' || moment.state === 'accepted',
    );
  });
});

// Regression: only the dashboard and the page after paying gave the reason.
test.each(LANGUAGES)('a refunded fan reads why, %s', (language) => {
  const fan = { paymentStatus: 'refunded', refundReason: 'campaign-cancelled' } as const;
  const { words } = renderMoment(CAMPAIGNS.cancelled, { fan, now: TEST_NOW, language });
  const { refund, text } = momentTexts(language);
  expect(words.lines).toEqual([`${refund['campaign-cancelled']} ${text.refunded}`]);
});

test.each(LANGUAGES)(
  'who runs the campaign reads that they cannot take part, in place of the form (%s)',
  async (language) => {
    const campaign = CAMPAIGNS.open;
    const { moment, words } = renderMoment(campaign, { fan: undefined, now: TEST_NOW, language });
    const show = (isOwner: boolean) => {
      const visitor = { user: createUser(), submission: null, isOwner };
      const props = { campaign, moment, words, language, now: TEST_NOW, visitor };
      return container.renderToString(CampaignSide, { props });
    };
    for (const isOwner of [true, false]) {
      const side = await show(isOwner);
      expect([side.includes(OWN_CAMPAIGN[language]), side.includes('<form')]).toEqual([isOwner, !isOwner]);
    }
  },
);
