import { getContainerRenderer } from '@astrojs/react/container-renderer';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { loadRenderers } from 'astro:container';
import { describe, expect, test } from 'vitest';
import CampaignSide from '../subscriptions/CampaignSide.astro';
import CampaignHero from './CampaignHero.astro';
import { TEST_NOW } from './campaign.fixture.ts';
import { CAMPAIGNS, CASES, createCaseSubmission, tells, toFacts, toText } from './moment-matrix.fixture.tsx';
import { momentTexts } from './render-moment.ts';
import ReceiveCard from './ReceiveCard.astro';
import { renderMoment } from './render-moment.ts';
import { campaignTexts } from './texts.ts';

const container = await AstroContainer.create({
  renderers: await loadRenderers([getContainerRenderer()]),
  // A container knows Astro's own directives alone; what an island wakes up by is not rendered here.
  manifest: Object({ clientDirectives: new Map(['load', 'in-reach'].map((name) => [name, ';'])) }),
});

/** Renders the places of a campaign's page that Astro renders, as words. */
async function speak({ state, fan, language }: (typeof CASES)[number]) {
  const campaign = CAMPAIGNS[state];
  const submission = createCaseSubmission({ state, fan });
  const user = { id: 'u1', name: 'Sanne', email: 's@example.test', role: 'fan', _verified: true } as const;
  const { moment, words } = renderMoment(campaign, { fan, now: TEST_NOW, language });
  const shared = { campaign, moment, words, language };
  const render = async (...[place, props]: Parameters<typeof container.renderToString>) =>
    toText(await container.renderToString(place, props));
  return {
    moment,
    words,
    hero: await render(CampaignHero, { props: { ...shared, now: TEST_NOW.getTime(), dial: '' } }),
    side: await render(CampaignSide, {
      props: { ...shared, now: TEST_NOW, visitor: { user, submission: submission ?? null, isOwner: false } },
    }),
    receive: await render(ReceiveCard, {
      props: { method: 'video', celebrityName: 'Noor', moment, language },
    }),
  };
}

describe.each(CASES)('$state, $fan.paymentStatus, $language', (one) => {
  test('hero, side and thanks say what is true and what comes next, and nothing else', async () => {
    const { moment, words, hero, side, receive } = await speak(one);
    const facts = toFacts(one.language);
    const t = momentTexts(one.language);
    const { page } = campaignTexts(one.language);
    const everything = hero + side + receive;
    expect(everything).not.toMatch(/\{\w+\}|undefined|\[object/);

    // Who can take part reads the price in the place of the state.
    if (moment.next === 'answer') expect(hero).toMatch(/€\s?10/);
    else expect(hero).toContain(toText(words.title + words.next));
    if (words.action) expect(hero).toContain(toText(words.action.label));
    expect(side).toContain(
      one.fan ? t.title[moment.state] : t.title[moment.campaign === 'open' ? 'closed' : moment.campaign],
    );

    const isOpen = moment.campaign === 'open';
    // The banner below a fan's own participation does not say again what that has said.
    if (one.fan && !isOpen)
      for (const line of words.lines) expect(side.split(toText(line)), line).toHaveLength(2);
    expect(tells(hero, facts.invites).length > 0).toBe(moment.next === 'answer');
    expect(tells(everything, facts.pays).length > 0).toBe(moment.next === 'pay');
    if (!isOpen) expect(tells(everything, facts.invites)).toEqual([]);
    if (moment.state !== 'in') expect(tells(everything, facts.counts)).toEqual([]);
    // The campaign's banner is about the answers of others, too.
    if (!moment.isUndecided && moment.state !== 'withdrawn')
      expect(tells(everything, facts.undecided)).toEqual([]);
    expect(receive.includes(page.receiveHour)).toBe(moment.isUndecided);
    expect(tells(hero + side, facts.promises).length > 0).toBe(
      moment.state === 'won' || moment.state === 'accepted',
    );
  });
});
