import { useEffect, useRef, type RefObject } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { toPlainText } from '#api/campaigns/rich-text-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import type { ManagementTexts, OwnCampaignTexts } from './texts.ts';
import { CardNotices } from './CardNotices.tsx';
import { CampaignFace, CampaignPicture, PICTURE_SIZES } from '../campaigns/CampaignPicture.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { hasEnded } from '#api/stories/rules.ts';
import { isDecided, isOver, type CampaignState } from '#api/submissions/moment-rules.ts';
import { getOwnerNext } from '#api/submissions/owner-next-rules.ts';
import { $minute, useCampaignState, useClock } from '../campaigns/clock.ts';
import type { OwnCampaignQuestion } from './list-next-steps.ts';
import { describeWait, OwnCampaignActions } from './OwnCampaignActions.tsx';

type OwnCampaignCardProps = WithTexts<OwnCampaignTexts> & {
  readonly campaign: Campaign;
  readonly isFirst: boolean;
  /** The server's time when it rendered the page, in milliseconds. */
  readonly servedAt: number;
  /** Whether the person may edit here: celebrities and their teams may, charities may not (RULES.md, "Roles"). */
  readonly mayEdit: boolean;
  /** Whether the days left to choose its winners are shown above the cards. */
  readonly isDueAbove: boolean;
  readonly isReopening: boolean;
  /** Whether the last dialog was about this campaign. */
  readonly wasAsked: boolean;
  readonly onAsk: (question: OwnCampaignQuestion) => void;
};

/** Shows a campaign to its owner: its state, the next step, and links to its pages. */
export function OwnCampaignCard(props: OwnCampaignCardProps) {
  const { campaign, language, wasAsked, onAsk } = props;
  const { campaigns: texts } = props.texts;
  const { name, plannedDate, submissionCount, managedFor } = campaign;
  const written = writtenIn(campaign.language);
  const state = useCampaignState(campaign, props.servedAt);
  const now = useClock($minute, props.servedAt);
  const next = getOwnerNext(state, campaign, now);
  const wait = describeWait({ ...props, state, next, now });
  const card = useKeptFocus(wasAsked, campaign.isActive);
  return (
    <article ref={card} className="card submission own-campaign" aria-label={name}>
      <div className="card-media">
        <CampaignPicture campaign={campaign} sizes={PICTURE_SIZES.own} first={props.isFirst} />
        <CampaignFace campaign={campaign} />
        <OwnCampaignState {...props} texts={texts} state={state} />
      </div>
      <div className="card-body">
        <h3 {...written} className="card-title">
          {name}
        </h3>
        {managedFor && <p className="help">{fillText(texts.managedFor, { name: managedFor.name })}</p>}
        <p className="card-meta">
          {plannedDate === null ? texts.flexible : formatSubmittedDate(plannedDate, language)}
          {state !== 'cancelled' && state !== 'not-started' && (
            <span>
              {submissionCount === 1
                ? texts.donationsOne
                : fillText(texts.donations, { count: String(submissionCount) })}
            </span>
          )}
        </p>
        <p {...written} className="clamp-2">
          {toPlainText(campaign.description)}
        </p>
        {wait !== undefined && <p>{wait}</p>}
        <CardNotices {...props} texts={texts} />
        <div className="card-foot row">
          <OwnCampaignActions {...props} state={state} next={next} now={now} />
          <CardMenu {...props} state={state} now={now} />
          {next === 'close' && (
            <button type="button" className="link card-final" onClick={() => onAsk('close')}>
              {texts.close} <span className="visually-hidden">{name}</span>
            </button>
          )}
        </div>
      </div>
    </article>
  );
}

/** Keeps the focus in a card when the focused button disappears with a change of state. */
function useKeptFocus(wasAsked: boolean, isActive: boolean): RefObject<HTMLElement | null> {
  const card = useRef<HTMLElement>(null);
  useEffect(() => {
    if (wasAsked && document.activeElement === document.body)
      card.current?.querySelector<HTMLElement>('.card-foot :is(a, button, summary)')?.focus();
  }, [wasAsked, isActive]);
  return card;
}

type CardMenuProps = OwnCampaignCardProps & { readonly state: CampaignState; readonly now: Date };

/** Everything but the next step: the campaign's pages, and cancelling it. */
function CardMenu(props: CardMenuProps) {
  const { campaign, state, onAsk } = props;
  const { campaigns: texts, cancelling } = props.texts;
  const { name, managedFor } = campaign;
  const mayCancel = state !== 'cancelled' && state !== 'met' && managedFor?.mayDecide !== false;
  return (
    <details key={campaign.cancelled?.by} className="card-menu fold">
      <summary className="button button-quiet button-small" aria-label={`${texts.more} ${name}`}>
        {texts.more}
      </summary>
      {listLinks(props).map(({ href, label, isPublic }) => (
        <a
          key={href}
          href={href}
          className="link"
          target={isPublic ? '_blank' : undefined}
          rel={isPublic ? 'noopener' : undefined}
        >
          {label}{' '}
          <span className="visually-hidden">
            {name} {isPublic && texts.newTab}
          </span>
        </a>
      ))}
      {mayCancel && (
        <button type="button" className="link card-final" onClick={() => onAsk('cancel')}>
          {cancelling.action} <span className="visually-hidden">{name}</span>
        </button>
      )}
    </details>
  );
}

/** A link of a card; public pages open in a new tab. */
type CardLink = { readonly href: string; readonly label: string; readonly isPublic?: boolean };

/** Lists the pages of a campaign that are of use to its owner in its state. */
function listLinks({ campaign, state, now, language, mayEdit, texts }: CardMenuProps): CardLink[] {
  const { campaigns: t } = texts;
  const { id, slug, isActive, isPublic, plannedDate, thankedAt } = campaign;
  const publicPath = `/${language}/campaigns/${slug}`;
  const toOwn = (page: string, label: string) => ({
    href: `/${language}/dashboard/campaigns/${id}/${page}`,
    label,
  });
  const view = { href: publicPath, label: t.view, isPublic: true };
  const numbers = toOwn('numbers', t.numbers);
  if (state === 'cancelled') return [view, numbers];
  const afterwards = [
    toOwn('thanks', thankedAt === null ? t.thank : t.thanked),
    toOwn('wall', t.wall),
    ...(hasEnded(plannedDate, now) ? [toOwn('story', t.story)] : []),
  ];
  return [
    view,
    ...(isDecided(state) ? afterwards : []),
    ...((campaign.managedFor ? campaign.celebrity.hasProfile : mayEdit) ? [toOwn('edit', t.edit)] : []),
    numbers,
    ...(isActive ? [] : [toOwn('statement', t.statement)]),
    ...(isOver(state) ? [] : [toOwn('embed', t.embed)]),
    ...(isPublic && !isOver(state) ? [{ href: `${publicPath}/live`, label: t.live, isPublic }] : []),
    toOwn('names', t.names),
  ];
}

type OwnCampaignStateProps = Pick<OwnCampaignCardProps, 'isReopening' | 'onAsk'> & {
  readonly campaign: Pick<Campaign, 'name' | 'isPublic' | 'isActive'>;
  readonly state: CampaignState;
  readonly texts: ManagementTexts['campaigns'];
};

const CLOSING = { text: 'closing', look: 'closed' } as const;
const BADGES = {
  'not-started': { text: 'not-started', look: 'soon' },
  open: { text: 'open', look: 'paid' },
  paused: { text: 'paused', look: 'pending' },
  closed: CLOSING,
  empty: CLOSING,
  nominated: CLOSING,
  chosen: { text: 'chosen', look: 'processing' },
  met: { text: 'met', look: 'processing' },
  cancelled: { text: 'cancelled', look: 'cancelled' },
} as const satisfies Record<CampaignState, unknown>;

/** Shows the state of a campaign, and lets a closed one be reopened (RULES.md, "Dashboard"). */
export function OwnCampaignState(props: OwnCampaignStateProps) {
  const { campaign, state, texts, isReopening, onAsk } = props;
  const { name, isPublic, isActive } = campaign;
  const isWaiting = !isPublic && (state === 'not-started' || state === 'open');
  const { text, look } = isWaiting ? ({ text: 'notPublic', look: 'soon' } as const) : BADGES[state];
  if (isActive || isDecided(state) || state === 'cancelled')
    return <span className={`badge badge-${look}`}>{texts[text]}</span>;
  return (
    <span className="undo">
      <span className="badge badge-closed undo-state">{texts.closed}</span>
      <button
        type="button"
        className="badge badge-closed undo-button"
        aria-label={fillText(texts.reopen, { campaign: name })}
        aria-busy={isReopening}
        onClick={() => !isReopening && onAsk('reopen')}
      >
        {texts.undo}
      </button>
    </span>
  );
}
