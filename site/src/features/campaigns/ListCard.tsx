import type { CampaignCard } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { CampaignPicture } from './CampaignPicture.tsx';
import { ConfirmedSign } from './ConfirmedSign.tsx';
import { cardStateAt, countdownStateAt, isClosedEarly } from './countdown-state.ts';
import { excerpt } from './excerpt.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#widget/client/written-in.ts';
import { formatCardDate, formatDeadline, formatShortDateTime } from '#site/i18n/format.ts';
import { OwnTime } from '#site/i18n/OwnTime.tsx';
import { ResultLine } from './ResultLine.tsx';
import type { CampaignTexts } from './texts.ts';

type ListCardProps = {
  readonly campaign: CampaignCard;
  readonly now: Date;
  readonly language: Language;
  readonly texts: Pick<CampaignTexts, 'card' | 'countdown' | 'result' | 'confirmed'>;
  /** Level of its name: below the heading of the block, or of a page that is nothing but the list. */
  readonly heading?: 'h2' | 'h3';
  /** Whether it is seen at once, at the top of a page. */
  readonly first?: boolean;
};

type PartProps = Omit<ListCardProps, 'heading' | 'first'>;

/** Characters of a description, more than its two lines hold: a browser lays out all that is there. */
const DESCRIPTION_MAX = 240;

const BADGES = {
  soon: 'badge-soon',
  paused: 'badge-pending',
  over: 'badge-over',
  cancelled: 'badge-cancelled',
} as const;

/** Shows a campaign in the list (RULES.md, "Cards"); one that is not open is muted and says why. */
export function ListCard({
  campaign,
  now,
  language,
  texts,
  heading: Heading = 'h3',
  first = false,
}: ListCardProps) {
  const { slug, name, celebrity, charity, description } = campaign;
  const state = cardStateAt(campaign, now);
  const isOpen = state === 'open';
  const written = writtenIn(campaign.language);
  return (
    <article className={`card card-link campaign-card list-card${isOpen ? '' : ' card-muted'}`}>
      <div className="card-media">
        <CampaignPicture
          campaign={campaign}
          first={first}
          sizes="(min-width: 1640px) 370px, (min-width: 1384px) 23vw, (min-width: 1032px) 31vw, (min-width: 680px) 46vw, (min-width: 640px) 92vw, 6.75rem"
        />
        {state !== 'open' && <span className={`badge ${BADGES[state]}`}>{texts.card[state]}</span>}
      </div>
      <div className="card-body">
        <div className="card-names">
          <Heading className="card-title">
            <a {...written} href={`/${language}/campaigns/${slug}`}>
              {name}
            </a>
          </Heading>
          <p className="card-meta">{celebrity.name}</p>
          <ConfirmedSign celebrity={celebrity} language={language} texts={texts.confirmed} />
          {charity.name !== '' && (
            <p className="campaign-cause">{fillText(texts.card.cause, { charity: charity.name })}</p>
          )}
        </div>
        <Note campaign={campaign} now={now} language={language} texts={texts} />
        <p {...written} className="campaign-description clamp-2">
          {excerpt(description, DESCRIPTION_MAX)}
        </p>
        <ResultLine campaign={campaign} language={language} texts={texts.result} />
        <div className="card-foot">
          <Dates campaign={campaign} now={now} language={language} texts={texts} />
          <span
            className={isOpen ? 'button button-small campaign-go' : 'button button-small button-secondary'}
          >
            {isOpen ? texts.card.join : texts.card.more}
          </span>
        </div>
      </div>
    </article>
  );
}

/** Shows when the event is planned, and until when fans can take part. */
function Dates({ campaign, now, language, texts }: PartProps) {
  const { plannedDate } = campaign;
  return (
    <dl className="campaign-dates">
      <div>
        <dt>{texts.card.plannedDate}</dt>
        <dd>
          {plannedDate === null ? (
            texts.card.flexible
          ) : (
            <time dateTime={plannedDate}>{formatCardDate(plannedDate, language)}</time>
          )}
        </dd>
      </div>
      <div>
        <dt>{texts.card.deadline}</dt>
        <dd>
          <Deadline campaign={campaign} now={now} language={language} texts={texts} />
        </dd>
      </div>
    </dl>
  );
}

/** Says until when fans can take part, or that it closed before that. */
function Deadline({ campaign, now, language, texts }: PartProps) {
  const { subscriptionDeadline: deadline } = campaign;
  if (isClosedEarly(campaign, now)) return texts.card.closed;
  if (deadline === null) return texts.countdown.noDeadline;
  return (
    <>
      <time dateTime={deadline}>{formatDeadline(deadline, language, now)}</time>
      <OwnTime at={deadline} language={language} />
    </>
  );
}

/** Says why nobody can take part yet: the campaign has yet to open, or is on hold. */
function Note({ campaign, now, language, texts }: PartProps) {
  const state = cardStateAt(campaign, now);
  const countdown = countdownStateAt(campaign, now);
  if (state === 'paused') return <p className="campaign-when">{texts.card.pausedNote}</p>;
  if (state !== 'soon' || countdown.kind !== 'opens' || countdown.target === null) return null;
  const moment = formatShortDateTime(countdown.target, language);
  return (
    <p className="campaign-when">
      {fillText(texts.countdown.opensAt, { moment })}
      <OwnTime at={countdown.target.toISOString()} language={language} />
    </p>
  );
}
