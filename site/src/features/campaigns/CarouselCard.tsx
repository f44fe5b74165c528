import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#widget/client/written-in.ts';
import { CampaignPicture } from './CampaignPicture.tsx';
import { $minute, $now, useClock } from './clock.ts';
import { Countdown } from './Countdown.tsx';
import { cardStateAt, countdownStateAt } from './countdown-state.ts';
import { excerpt } from './excerpt.ts';
import { formatDayMonth, formatDeadline } from '#site/i18n/format.ts';
import { OwnTime } from '#site/i18n/OwnTime.tsx';
import { ResultLine } from './ResultLine.tsx';
import type { CampaignTexts } from './texts.ts';

/** Characters of a description, more than its five lines hold: a browser lays out all that is there. */
export const DESCRIPTION_MAX = 280;

type CarouselCardProps = {
  readonly campaign: CampaignCard;
  readonly language: Language;
  readonly texts: Pick<CampaignTexts, 'card' | 'countdown' | 'result'>;
  /** When the server rendered it, in milliseconds. */
  readonly servedAt?: number | undefined;
};

/** Shows a campaign in the carousel (RULES.md, "Cards"): one link, and a live countdown. */
export function CarouselCard({ campaign, language, texts, servedAt }: CarouselCardProps) {
  const {
    slug,
    name,
    celebrity,
    charity,
    plannedDate,
    description,
    subscriptionDeadline: deadline,
  } = campaign;
  const now = useClock($minute, servedAt);
  const written = writtenIn(campaign.language);
  const isSoon = cardStateAt(campaign, now) === 'soon';
  return (
    <article className={isSoon ? 'card card-link card-muted campaign-card' : 'card card-link campaign-card'}>
      <div className="card-media">
        <CampaignPicture campaign={campaign} sizes="(min-width: 1024px) 320px, 280px" />
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
        <h3 className="card-title">
          <a {...written} href={`/${language}/campaigns/${slug}`}>
            {name}
          </a>
        </h3>
        <p className="card-meta">{celebrity.name}</p>
        {charity.name !== '' && (
          <p className="campaign-cause">{fillText(texts.card.cause, { charity: charity.name })}</p>
        )}
        <p className="campaign-when">
          {deadline !== null && (
            <>
              {texts.card.deadline} {formatDeadline(deadline, language, now)}
              <OwnTime at={deadline} language={language} />
            </>
          )}
        </p>
        <p {...written} className="campaign-description clamp-5">
          {excerpt(description, DESCRIPTION_MAX)}
        </p>
        <ResultLine campaign={campaign} language={language} texts={texts.result} />
        <LiveFoot campaign={campaign} language={language} texts={texts} servedAt={servedAt} />
      </div>
    </article>
  );
}

/** Shows the part of the card that changes with the clock. */
function LiveFoot({ campaign, language, texts, servedAt }: CarouselCardProps) {
  const now = useClock($now, servedAt);
  const isOpen = cardStateAt(campaign, now) === 'open';
  return (
    <div className="card-foot">
      <Countdown state={countdownStateAt(campaign, now)} language={language} texts={texts.countdown} />
      <span className={isOpen ? 'button button-small campaign-go' : 'button button-small button-secondary'}>
        {isOpen ? texts.card.join : texts.card.more}
      </span>
    </div>
  );
}
