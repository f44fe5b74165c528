import type { CampaignCard } from '#api/campaigns/contract.ts';
import { CARD_TEXT_MAX, excerpt } from '#api/campaigns/rich-text-rules.ts';
import { campaignStateAt, type CampaignState } from '#api/submissions/moment-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { CampaignFace, CampaignPicture } from './CampaignPicture.tsx';
import { CardNames } from './CardNames.tsx';
import { formatClosing } from './format-closing.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { formatCardDate, formatDateTime } from '#site/i18n/format.ts';
import { OwnTime } from '#site/i18n/OwnTime.tsx';
import { ResultLine } from './ResultLine.tsx';
import type { CampaignTexts } from './texts.ts';

type ListCardProps = WithTexts<Pick<CampaignTexts, 'card' | 'countdown' | 'result'>> & {
  readonly campaign: CampaignCard;
  readonly now: Date;
  /** Level of the name: one below the heading of the block, or of a page that only shows the list. */
  readonly heading?: 'h2' | 'h3';
  /** Whether the card is visible at once, at the top of a page. */
  readonly first?: boolean;
};

type PartProps = Omit<ListCardProps, 'heading' | 'first'>;

/** The badges of campaigns that are not open; those that are over all have the same one. */
const OVER = { text: 'over', look: 'badge-over' } as const;
const BADGES = {
  'not-started': { text: 'soon', look: 'badge-soon' },
  paused: { text: 'paused', look: 'badge-pending' },
  closed: OVER,
  empty: OVER,
  nominated: OVER,
  chosen: OVER,
  met: OVER,
  open: undefined,
  cancelled: { text: 'cancelled', look: 'badge-cancelled' },
} as const satisfies Record<CampaignState, unknown>;

/** Shows a campaign in the list (RULES.md, "Cards"); one that is not open is muted and says why. */
export function ListCard({ campaign, now, language, texts, heading, first = false }: ListCardProps) {
  const { description, result } = campaign;
  const badge = BADGES[campaignStateAt(campaign, now)];
  return (
    <article className={`card card-link campaign-card list-card${badge ? ' card-muted' : ''}`}>
      <div className="card-media">
        <CampaignPicture
          campaign={campaign}
          first={first}
          sizes="(min-width: 1640px) 370px, (min-width: 1384px) 23vw, (min-width: 1032px) 31vw, (min-width: 680px) 46vw, (min-width: 640px) 92vw, 6.75rem"
        />
        <CampaignFace campaign={campaign} />
        {badge && <span className={`badge ${badge.look}`}>{texts.card[badge.text]}</span>}
      </div>
      <div className="card-body">
        <div className="card-names">
          <CardNames campaign={campaign} language={language} texts={texts.card} heading={heading} />
        </div>
        <Note campaign={campaign} now={now} language={language} texts={texts} />
        <p {...writtenIn(campaign.language)} className="campaign-description clamp-5">
          {excerpt(description, CARD_TEXT_MAX)}
        </p>
        <ResultLine result={result} language={language} texts={texts.result} />
        <div className="card-foot row">
          <Dates campaign={campaign} now={now} language={language} texts={texts} />
          <span
            className={badge ? 'button button-small button-secondary' : 'button button-small campaign-go'}
          >
            {badge ? texts.card.more : texts.card.join}
          </span>
        </div>
      </div>
    </article>
  );
}

function Dates({ campaign, now, language, texts }: PartProps) {
  const { plannedDate } = campaign;
  const { label, text, at } = formatClosing(campaign, now, language, texts);
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
        <dt>{label}</dt>
        <dd>
          {at ? <time dateTime={at}>{text}</time> : text}
          {at && <OwnTime at={at} language={language} />}
        </dd>
      </div>
    </dl>
  );
}

/** Says why nobody can take part yet: the campaign has not opened, or is on hold. */
function Note({ campaign, now, language, texts }: PartProps) {
  const { subscriptionStartDate: start } = campaign;
  const state = campaignStateAt(campaign, now);
  if (state === 'paused') return <p className="campaign-when">{texts.card.pausedNote}</p>;
  if (state !== 'not-started' || start === null) return null;
  const moment = formatDateTime(start, language);
  return (
    <p className="campaign-when">
      {fillText(texts.countdown.opensAt, { moment })}
      <OwnTime at={start} language={language} />
    </p>
  );
}
