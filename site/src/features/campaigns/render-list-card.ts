import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { isStarted } from '#api/campaigns/rules.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { ListCard } from './ListCard.tsx';
import { campaignTexts } from './texts.ts';

/** The preload links that React adds before pictures; a page preloads what it needs itself. */
const HINTS = /<link\s[^<>]*>/g;

type Rendered = Readonly<Record<'json' | 'moment' | 'html', string>>;

/** Maximum number of cards that an isolate caches, about 5 kB each. */
const CARDS_MAX = 1000;
const cards = new Map<string, Rendered>();

/**
 * Returns the HTML of a campaign's card in a list. An isolate caches the HTML of each card's latest version, because
 * the cards of a long list cost more than the rest of the page.
 */
export function renderListCard(props: Omit<ComponentProps<typeof ListCard>, 'texts'>): string {
  const { campaign, now, language, heading, first } = props;
  const key = [campaign.id, language, heading, first].join(' ');
  const moment = toMoment(campaign, now);
  const json = JSON.stringify(campaign);
  const known = cards.get(key);
  if (known?.moment === moment && known.json === json) return known.html;
  const card = createElement(ListCard, { ...props, texts: campaignTexts(language) });
  const html = renderToStaticMarkup(card, { identifierPrefix: campaign.id }).replace(HINTS, '');
  if (cards.size >= CARDS_MAX) cards.clear();
  cards.set(key, { json, moment, html });
  return html;
}

/**
 * Returns everything about a card that depends on the time: whether the start and the deadline have passed, and the
 * hour, because the year of a date is omitted while it is the current one.
 */
function toMoment(campaign: CampaignCard, now: Date): string {
  const { subscriptionDeadline: deadline } = campaign;
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return [isStarted(campaign, now), deadline !== null && now >= new Date(deadline), hour].join(' ');
}
