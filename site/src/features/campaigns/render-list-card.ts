import { createElement, type ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import { isStarted } from '#api/campaigns/rules.ts';
import { HOUR_MS } from '#api/platform/rules.ts';
import { ListCard } from './ListCard.tsx';
import { campaignTexts } from './texts.ts';

/** The links that React puts before pictures: a page names what it needs itself. */
const HINTS = /<link\s[^<>]*>/g;

/** A card as it was rendered last, with what it was rendered from. */
type Rendered = Readonly<Record<'json' | 'moment' | 'html', string>>;

/** Cards that an isolate keeps, of some 5 kB each. */
const CARDS_MAX = 1000;
const cards = new Map<string, Rendered>();

/**
 * Returns the HTML of a campaign's card in a list. An isolate renders it once for each of its versions, since the cards
 * of a long list cost more than all else on its page.
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
 * Returns all that a moment changes of a card: before or after the start and the deadline, and which year goes without
 * saying, which changes at a whole hour.
 */
function toMoment(campaign: CampaignCard, now: Date): string {
  const { subscriptionDeadline: deadline } = campaign;
  const hour = Math.floor(now.getTime() / HOUR_MS);
  return [isStarted(campaign, now), deadline !== null && now >= new Date(deadline), hour].join(' ');
}
