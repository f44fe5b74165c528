import { useCallback, useEffect, type ReactNode } from 'react';
import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import type { OwnerNext } from '#api/submissions/owner-next-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { isOnlyShown } from '#api/campaigns/manage-rules.ts';
import { MEETING_DATE_PASSED } from '#api/nominees/rules.ts';
import { ChooseWinners } from './ChooseWinners.tsx';
import { NotScored } from './NotScored.tsx';
import { PaidAnswers } from './PaidAnswers.tsx';
import { REFUSED_CHOICE } from './RefusedChoice.tsx';
import { WaitingAnswers } from './WaitingAnswers.tsx';
import type { NomineeTexts } from './texts.ts';
import { isPending, useNominees, type Selection } from './use-nominees.ts';
import { Empty } from '#site/ui/Empty.tsx';
import { Facts } from '#site/ui/Facts.tsx';
import '#site/ui/progress.css';
import { formatDateTime } from '#site/i18n/format.ts';

type NomineesPageProps = WithTexts<Pick<NomineeTexts, 'common' | 'nominees' | 'answers'>> & {
  readonly first: Selection;
  /** The server's time when it rendered the page, in milliseconds. */
  readonly servedAt: number;
};

/** The page on which an owner follows the selection of nominees and chooses the winners. */
export function NomineesPage({ language, first, servedAt, texts }: NomineesPageProps) {
  const { selection, next, refresh } = useNominees(first, servedAt);
  const { id, name, plannedDate } = selection.campaign;
  const isReady =
    (next === 'select-winners' || next === 'read-answers') && selection.nominees.docs.length > 0;
  const lead = next === 'read-answers' ? texts.nominees.leadRead : texts.nominees.lead;
  const hasWinners = next === 'show-winners';
  // Replaces this page, so that going back does not lead to a choice already made.
  const toWinners = useCallback(
    (refused: readonly string[] = []) => {
      const query =
        refused.length > 0 ? `?${new URLSearchParams({ [REFUSED_CHOICE]: refused.join(' ') })}` : '';
      location.replace(`/${language}/dashboard/campaigns/${id}/winners${query}`);
    },
    [language, id],
  );
  useEffect(() => {
    if (hasWinners) toWinners();
  }, [hasWinners, toWinners]);

  return (
    <>
      <h1>{texts.nominees.title}</h1>
      <p className="lead">{isReady ? fillText(lead, { campaign: name }) : name}</p>
      {/* Stays mounted between the stages, so that a change is announced once. */}
      <p className="visually-hidden" role="status">
        {isPending(next) ? texts.nominees.selecting : ''}
        {isReady && texts.nominees.ready}
      </p>
      {isReady && plannedDate !== null && Date.parse(plannedDate) <= servedAt && (
        <p className="notice notice-warning">
          <a href={`/${language}/dashboard/campaigns/${id}/edit`}>{MEETING_DATE_PASSED[language]}</a>
        </p>
      )}
      <Stage
        next={next}
        selection={selection}
        language={language}
        texts={texts}
        onSelected={toWinners}
        onAsked={refresh}
      />
    </>
  );
}

type StageProps = Pick<NomineesPageProps, 'language' | 'texts'> & {
  readonly next: OwnerNext;
  readonly selection: Selection;
  readonly onSelected: (refused?: readonly string[]) => void;
  readonly onAsked: () => Promise<unknown>;
};

function Stage(props: StageProps) {
  const { next, selection, language, texts, onAsked } = props;
  const { campaign, nominees } = selection;
  const t = texts.nominees;
  const waiting = <WaitingAnswers selection={selection} language={language} onAsked={onAsked} texts={t} />;
  switch (next) {
    case 'show-cancellation':
      return (
        <Empty
          heading={<h2>{t.cancelledTitle}</h2>}
          text={campaign.cancelled ? formatCancellation(campaign.cancelled, language) : ''}
        />
      );
    case 'show-winners':
      return null;
    case 'close':
      return <Empty heading={<h2>{t.openTitle}</h2>} text={t.open} />;
    case 'wait':
    case 'selecting':
      return (
        <>
          {nominees.isGivenUp ? (
            <Empty heading={<h2>{t.givenUpTitle}</h2>} text={t.givenUp} />
          ) : (
            <SelectionProgress progress={nominees.progress} texts={t} />
          )}
          {waiting}
        </>
      );
    case 'select-winners':
    case 'read-answers':
    case 'extend':
    case 'over':
      return <Selected {...props} waiting={waiting} />;
  }
}

/** Shows the nominees to choose from, or that there are none. */
function Selected(props: StageProps & { readonly waiting: ReactNode }) {
  const { selection, language, texts, onSelected, onAsked, waiting } = props;
  const { campaign, nominees } = selection;
  const t = texts.nominees;
  const notScored = nominees.notScored.length > 0 && (
    <NotScored selection={selection} language={language} texts={texts} onAsked={onAsked} />
  );
  const part = {
    campaignId: campaign.id,
    answersIn: campaign.language,
    language,
    texts,
    isOnlyShown: isOnlyShown(campaign),
    onChanged: onAsked,
  };
  const answers = <PaidAnswers {...part} />;
  const known = { campaign, nominees, language, texts: t };
  if (nominees.docs.length === 0) {
    const nothing = nominees.withdrawn > 0 ? t.allWithdrawn : t.empty;
    return (
      <>
        <UnderWay {...known} />
        <Empty
          heading={<h2>{notScored ? t.noneScoredTitle : t.emptyTitle}</h2>}
          text={notScored ? t.noneScored : nothing}
        />
        <BeforeChoosing {...known} />
        {notScored}
        {(notScored || nominees.withdrawn > 0) && answers}
      </>
    );
  }
  return (
    <>
      <UnderWay {...known} />
      <ChooseWinners
        {...part}
        campaign={campaign}
        onSelected={onSelected}
        nominees={nominees.docs}
        unsettled={nominees.unsettled}
        rereadUntil={nominees.rereads.until}
      >
        <BeforeChoosing {...known} />
      </ChooseWinners>
      <details className="basis column">
        <summary>{t.basisTitle}</summary>
        {nominees.docs.some(({ judgedBy }) => judgedBy === 'model') && <p>{t.basis}</p>}
        <Facts facts={[[t.basisKeywords, campaign.importantKeywords]]} />
      </details>
      {waiting}
      {notScored}
      {answers}
    </>
  );
}

type SelectionProgressProps = {
  readonly progress: { readonly scored: number; readonly total: number };
  readonly texts: NomineeTexts['nominees'];
};

/** Shows the progress of the selection, without announcing changes to screen readers. */
function SelectionProgress({ progress: { scored, total }, texts }: SelectionProgressProps) {
  const words = total === 0 ? texts.preparing : fillText(texts.progress, { scored, total });
  return (
    <section className="panel selecting column">
      <h2 id="selecting">{texts.selecting}</h2>
      <progress
        className="progress"
        aria-labelledby="selecting"
        max={Math.max(total, 1)}
        {...(total > 0 && { value: scored })}
      />
      <p className="num">{words}</p>
      <p className="selecting-note muted">{texts.selectingNote}</p>
    </section>
  );
}

type UnderWayProps = WithTexts<NomineeTexts['nominees']> & Selection;

/** Shows what the choice waits for: answers that are being scored, and fans' requests without a reply. */
function UnderWay({ campaign, nominees: { pending, rereads }, language, texts }: UnderWayProps) {
  const { until } = rereads;
  const isAfterMeeting = campaign.plannedDate !== null && until !== null && until > campaign.plannedDate;
  return (
    <div role="status">
      {pending > 0 && <p className="notice">{fillText(texts.pending, { count: pending })}</p>}
      {rereads.open > 0 && (
        <p className="notice">
          {fillText(texts.rereadsAsked, { count: rereads.open })}{' '}
          {until !== null && fillText(texts.rereadsFirst, { until: formatDateTime(until, language) })}{' '}
          {isAfterMeeting && texts.rereadsMeeting}
        </p>
      )}
    </div>
  );
}

/** Shows how the nominees were ranked, and what has changed them or still may, before the owner chooses. */
function BeforeChoosing({ nominees, language, texts }: Omit<UnderWayProps, 'campaign'>) {
  const { docs, tied, unsettled, withdrawn, rereads } = nominees;
  const names = new Intl.ListFormat(language).format(tied.map(({ user }) => user.name));
  return (
    <div className="help before-choosing column" role="status">
      {docs.length > 0 && docs.every(({ judgedBy }) => judgedBy === 'rubric') && <p>{texts.roughlySorted}</p>}
      {tied.length > 0 && <p>{fillText(texts.tied, { names })}</p>}
      {unsettled > 0 && <p>{fillText(texts.unsettled, { count: unsettled })}</p>}
      {withdrawn > 0 && <p>{fillText(texts.withdrawn, { count: withdrawn })}</p>}
      {rereads.until !== null && (
        <p>{fillText(texts.rereadsOpen, { until: formatDateTime(rereads.until, language) })}</p>
      )}
    </div>
  );
}
