import { Share2 } from 'lucide-react';
import { useId, useRef, useState } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { hasShareSheet, openShareSheet, toWhatsAppUrl, type SharedLink } from '#widget/client/share-link.ts';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import type { OwnShareTexts } from './share-texts.ts';
import { formatShareCount } from './format-share-count.ts';
import { toShareUrl } from './share-url.ts';
import { useTicketPicture, type Ticket } from './use-ticket-picture.ts';
import type { Share } from '#api/sharing/contract.ts';
import './share-panel.css';
import '#site/ui/choice.css';
import type { Outcome } from '#widget/client/outcome.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from '../accounts/api.ts';

type SharePanelProps = WithTexts<OwnShareTexts> & {
  readonly submissionId: string;
  readonly campaign: { readonly slug: string; readonly celebrityName: string };
  readonly ticket?: Ticket | undefined;
  /** Whether the title and the count are already shown above. */
  readonly isInCard?: boolean;
  /** Whether others can still take part; if not, the fan can only decide what the link shows. */
  readonly isRecruiting?: boolean;
};

/**
 * The link with which a fan who has paid invites others: ways to share it, whether it shows their first name, and how
 * many took part through it. If it cannot be opened now, the campaign can still be shared, but is not counted.
 */
export default function SharePanel(props: SharePanelProps) {
  const { submissionId, campaign, ticket, language, texts, isInCard = false, isRecruiting = true } = props;
  const { share, isSettled, isSaving, hasFailed, allowName } = useShare(submissionId);
  const titleId = useId();
  const Heading = isInCard ? 'h3' : 'h2';
  const place = { language, slug: campaign.slug, code: share?.code };
  const url = isSettled ? toShareUrl(window.location.origin, place) : undefined;
  const picture = useTicketPicture(ticket, url, texts);
  if (url === undefined) return null;
  const text = fillText(texts.shareMessage, { celebrity: campaign.celebrityName, link: url });
  return (
    <section className="share-panel column" aria-labelledby={titleId}>
      <Heading id={titleId} className={isInCard ? 'visually-hidden' : undefined}>
        {texts.shareTitle}
      </Heading>
      {!isInCard && share && share.count > 0 && (
        <p className="share-count">{formatShareCount(share.count, texts, language)}</p>
      )}
      {isRecruiting && (
        <>
          <p>{texts.shareText}</p>
          <ShareWays link={{ text, url }} picture={picture} texts={texts} />
          {picture && (
            <img
              className="share-ticket"
              src={picture.src}
              alt={texts.ticketAlt}
              width={1080}
              height={1080}
            />
          )}
        </>
      )}
      {share && (
        <NameChoice
          share={share}
          language={language}
          texts={texts}
          isInCard={isInCard}
          isSaving={isSaving}
          hasFailed={hasFailed}
          onChange={(shows) => void allowName(shows)}
        />
      )}
    </section>
  );
}

type ShareWaysProps = {
  readonly link: SharedLink;
  readonly picture: ReturnType<typeof useTicketPicture>;
  readonly texts: OwnShareTexts;
};

function ShareWays({ link, picture, texts }: ShareWaysProps) {
  return (
    <div className="row">
      {hasShareSheet() && (
        <button
          type="button"
          className="button button-small"
          onClick={() => void openShareSheet(link, picture?.file)}
        >
          <Share2 aria-hidden="true" />
          {texts.shareSheet}
        </button>
      )}
      <a
        className="button button-secondary button-small"
        href={toWhatsAppUrl(link.text)}
        target="_blank"
        rel="noopener noreferrer"
      >
        {texts.shareWhatsApp}
      </a>
      {picture && (
        <a className="button button-secondary button-small" href={picture.src} download={picture.file.name}>
          {texts.ticketSave}
        </a>
      )}
      <CopyButton value={link.url} copyLabel={texts.shareCopy} copiedLabel={texts.shareCopied} />
    </div>
  );
}

type NameChoiceProps = WithTexts<OwnShareTexts> & {
  readonly share: Share;
  readonly isInCard: boolean;
  readonly isSaving: boolean;
  readonly hasFailed: boolean;
  readonly onChange: (showsName: boolean) => void;
};

/** Lets a fan's link show their first name; off by default, and can be switched off at any time. */
function NameChoice({ share, isInCard, language, texts, isSaving, hasFailed, onChange }: NameChoiceProps) {
  const [id, helpId, errorId] = [useId(), useId(), useId()];
  const { name, showsName } = share;
  // Outside a card, the page itself asks for the name.
  if (name === null && !isInCard) return null;
  if (name === null)
    return (
      <p className="share-nameless">
        {texts.shareNameless} <a href={`/${language}/dashboard/profile`}>{texts.shareProfile}</a>
      </p>
    );
  return (
    <div className="share-name">
      <label className="choice" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          checked={showsName}
          aria-describedby={`${helpId} ${errorId}`}
          aria-busy={isSaving}
          onChange={(event) => onChange(event.currentTarget.checked)}
        />
        <span>{fillText(texts.shareName, { name })}</span>
      </label>
      <p className="help choice-help" id={helpId}>
        {fillText(texts.shareNameHelp, { name })}
      </p>
      <p className="field-error" id={errorId} role="alert">
        {hasFailed && texts.shareNotSaved}
      </p>
    </div>
  );
}

/** Opens the link of a paid answer; `isSettled` once that has succeeded or failed. The latest choice of name wins. */
function useShare(submissionId: string) {
  const { resource, update } = useResource(() => openShare(submissionId));
  const [isSaving, setSaving] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const latest = useRef(0);
  const share = resource.kind === 'ready' ? resource.value : undefined;

  async function allowName(showsName: boolean): Promise<void> {
    latest.current += 1;
    const turn = latest.current;
    update((now) => ({ ...now, showsName }));
    setFailed(false);
    setSaving(true);
    const outcome = await openShare(submissionId, { showsName });
    if (turn !== latest.current) return;
    setSaving(false);
    setFailed(outcome.kind !== 'done');
    update((now) => (outcome.kind === 'done' ? outcome.value : { ...now, showsName: !showsName }));
  }

  return { share, isSettled: resource.kind !== 'loading', isSaving, hasFailed, allowName };
}

/** Opens the link of one's own paid answer, and sets whether it shows one's first name. */
function openShare(id: string, json: { readonly showsName?: boolean } = {}): Promise<Outcome<Share>> {
  return api['campaign-submissions'][':id'].share.$post({ param: { id }, json });
}
