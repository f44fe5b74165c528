import { useStore } from '@nanostores/react';
import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { CardSkeletons } from './CardSkeletons.tsx';
import { $campaigns } from './campaigns-store.ts';
import { $minute, useClock, $now, useCampaignState } from './clock.ts';
import { listCurrentCampaigns } from './sort-campaigns.ts';
import { Icon } from './Icon.tsx';
import { LoadFailed, NoCampaigns } from './LoadingStates.tsx';
import type { CampaignTexts } from './texts.ts';
import { useEffect, useRef, useState } from 'react';
import { CARD_TEXT_MAX, excerpt } from '#api/campaigns/rich-text-rules.ts';
import { CampaignFace, CampaignPicture } from './CampaignPicture.tsx';
import { CardNames } from './CardNames.tsx';
import { Countdown } from './Countdown.tsx';
import { countdownStateAt } from './countdown-state.ts';
import { formatDayMonth } from '#site/i18n/format.ts';
import { OwnTime } from '#site/i18n/OwnTime.tsx';
import { ResultLine } from './ResultLine.tsx';
import { writtenIn } from '#api/platform/locale-rules.ts';

const SKELETON_CARDS = 5;

/** Distance at which the carousel is hydrated: just below the first window on a wide screen, not on a phone. */
export const CAROUSEL_AHEAD = '200px';

type CampaignCarouselProps = WithTexts<
  Pick<CampaignTexts, 'card' | 'countdown' | 'result' | 'carousel' | 'loading'>
> & {
  /** The first cards and the server's time in milliseconds; shown until all campaigns are loaded. */
  readonly first?: { readonly campaigns: readonly CampaignCard[]; readonly servedAt: number } | undefined;
};

/** Shows the open and upcoming campaigns side by side, with scroll buttons (RULES.md, "Cards"). */
export function CampaignCarousel({ language, texts, first }: CampaignCarouselProps) {
  const state = useStore($campaigns, { ssr: 'initial' });
  const now = useClock($minute, first?.servedAt);
  const loaded = state.status === 'ready' ? state.campaigns : first?.campaigns;
  const campaigns = listCurrentCampaigns(loaded ?? [], now);
  const count = campaigns.length;
  const { trackRef, ends, scroll } = useScrollTrack(count);
  return (
    <>
      <ScrollButtons texts={texts.carousel} ends={ends} onScroll={scroll} />
      <div className="carousel-cards">
        {state.status === 'loading' && count === 0 && (
          <CardSkeletons
            count={SKELETON_CARDS}
            className="carousel-track"
            cardClass="campaign-card"
            texts={texts.loading}
          />
        )}
        {state.status === 'failed' && count === 0 && <LoadFailed texts={texts.loading} />}
        {state.status === 'ready' && count === 0 && (
          <NoCampaigns
            texts={texts.loading}
            allPath={state.campaigns.length > 0 ? `/${language}/campaigns` : undefined}
          />
        )}
        {count > 0 && (
          <ul className="carousel-track" ref={trackRef} aria-label={texts.carousel.region}>
            {campaigns.map((campaign) => (
              <li key={campaign.id}>
                <CarouselCard
                  campaign={campaign}
                  language={language}
                  texts={texts}
                  servedAt={first?.servedAt}
                />
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}

type ScrollButtonsProps = {
  readonly texts: CampaignTexts['carousel'];
  readonly ends: ScrollEnds;
  readonly onScroll: (direction: -1 | 1) => void;
};

function ScrollButtons({ texts, ends, onScroll }: ScrollButtonsProps) {
  return (
    <div className="carousel-buttons row">
      <button
        type="button"
        className="icon-button"
        aria-label={texts.previous}
        disabled={ends.atStart}
        onClick={() => onScroll(-1)}
      >
        <Icon name="left" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={texts.next}
        disabled={ends.atEnd}
        onClick={() => onScroll(1)}
      >
        <Icon name="right" />
      </button>
    </div>
  );
}

const BOTH_ENDS: ScrollEnds = { atStart: true, atEnd: true };

/** Scrolls a track by its buttons, and tracks whether it is at either end. */
function useScrollTrack(count: number) {
  const trackRef = useRef<HTMLUListElement>(null);
  const [ends, setEnds] = useState(BOTH_ENDS);

  useEffect(() => {
    const track = trackRef.current;
    if (!track) return;
    const updateEnds = () => {
      const next = getScrollEnds(track);
      setEnds((known) => (known.atStart === next.atStart && known.atEnd === next.atEnd ? known : next));
    };
    updateEnds();
    track.addEventListener('scroll', updateEnds, { passive: true });
    const observer = new ResizeObserver(updateEnds);
    observer.observe(track);
    return () => {
      track.removeEventListener('scroll', updateEnds);
      observer.disconnect();
    };
  }, [count]);

  const scroll = (direction: -1 | 1) => {
    const prefersReducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
    trackRef.current?.scrollBy({
      left: direction * SCROLL_STEP_PX,
      behavior: prefersReducedMotion ? 'instant' : 'smooth',
    });
  };
  return { trackRef, ends, scroll };
}

/** Distance that a scroll button moves (RULES.md, "Numbers"). */
const SCROLL_STEP_PX = 352;

/** On zoomed screens positions are fractions of a pixel, and the last one is never quite reached. */
const TOLERANCE_PX = 2;

type ScrollEnds = { readonly atStart: boolean; readonly atEnd: boolean };

/** Returns at which ends a scrolled track is; at both when everything fits. */
function getScrollEnds(track: Pick<Element, 'scrollLeft' | 'scrollWidth' | 'clientWidth'>): ScrollEnds {
  return {
    atStart: track.scrollLeft <= TOLERANCE_PX,
    atEnd: track.scrollLeft + track.clientWidth >= track.scrollWidth - TOLERANCE_PX,
  };
}

type CarouselCardProps = WithTexts<Pick<CampaignTexts, 'card' | 'countdown' | 'result'>> & {
  readonly campaign: CampaignCard;
  /** The server's time when it rendered the card, in milliseconds. */
  readonly servedAt?: number | undefined;
};

/** Shows a campaign in the carousel (RULES.md, "Cards"): one link, and a live countdown. */
export function CarouselCard({ campaign, language, texts, servedAt }: CarouselCardProps) {
  const { plannedDate, description, result, subscriptionStartDate, subscriptionDeadline } = campaign;
  const isSoon = useCampaignState(campaign, servedAt) === 'not-started';
  const until = isSoon ? subscriptionStartDate : subscriptionDeadline;
  return (
    <article className={isSoon ? 'card card-link card-muted campaign-card' : 'card card-link campaign-card'}>
      <div className="card-media">
        <CampaignPicture campaign={campaign} sizes="(min-width: 1024px) 320px, 280px" />
        <CampaignFace campaign={campaign} />
        {isSoon && <span className="badge badge-soon">{texts.card.soon}</span>}
        <p className="campaign-day">
          <span>{texts.card.plannedDate}</span>{' '}
          {plannedDate === null ? (
            texts.card.flexible
          ) : (
            <time dateTime={plannedDate}>{formatDayMonth(plannedDate, language)}</time>
          )}
        </p>
      </div>
      <div className="card-body">
        <CardNames campaign={campaign} language={language} texts={texts.card} />
        <p {...writtenIn(campaign.language)} className="campaign-description clamp-5">
          {excerpt(description, CARD_TEXT_MAX)}
        </p>
        <ResultLine result={result} language={language} texts={texts.result} />
        {until !== null && <OwnTime at={until} language={language} />}
        <LiveFoot campaign={campaign} language={language} texts={texts} servedAt={servedAt} />
      </div>
    </article>
  );
}

/** The part of the card that changes with the clock. */
function LiveFoot({ campaign, language, texts, servedAt }: CarouselCardProps) {
  const now = useClock($now, servedAt);
  const isOpen = useCampaignState(campaign, servedAt) === 'open';
  return (
    <div className="card-foot row">
      <Countdown
        state={countdownStateAt(campaign, now)}
        now={now}
        language={language}
        texts={texts.countdown}
      />
      <span className={isOpen ? 'button button-small campaign-go' : 'button button-small button-secondary'}>
        {isOpen ? texts.card.join : texts.card.more}
      </span>
    </div>
  );
}
