import type { CampaignCard } from '#api/campaigns/contract.ts';
import { CARD_TEXT_MAX, excerpt } from '#api/campaigns/rich-text-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { CampaignFace, CampaignPicture } from './CampaignPicture.tsx';
import { CardNames } from './CardNames.tsx';
import { $now, useCampaignState, useClock } from './clock.ts';
import { Countdown } from './Countdown.tsx';
import { countdownStateAt } from './countdown-state.ts';
import { formatDayMonth } from '#site/i18n/format.ts';
import { OwnTime } from '#site/i18n/OwnTime.tsx';
import { ResultLine } from './ResultLine.tsx';
import type { CampaignTexts } from './texts.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';

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
