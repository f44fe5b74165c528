import { formatCancellation } from '#api/campaigns/cancellation-rules.ts';
import { formatEndCause } from '#api/outcomes/winner-rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime, formatLongDate, formatMeeting } from '#site/i18n/format.ts';
import { Empty } from '#site/ui/Empty.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { isOnlyShown } from '#api/campaigns/manage-rules.ts';
import { FoldedAnswers } from './AnswerList.tsx';
import { Emblem } from './Emblem.tsx';
import type { NomineeTexts } from './texts.ts';
import type { WinnersResult } from './load-nominees.ts';
import { RefusedChoice } from './RefusedChoice.tsx';
import { WinnerCard } from './WinnerCard.tsx';

type WinnersPageProps = WithTexts<NomineeTexts> & {
  readonly result: WinnersResult;
  /** The nominees of a choice that came too late, from the parameter. */
  readonly refused: string | null;
};

/** The page on which an owner sees the winners and their contact details, if there are any (RULES.md, "Winners"). */
export function WinnersPage({ language, texts, refused, result }: WinnersPageProps) {
  const { campaign, docs: winners, former } = result;
  const t = texts.winners;
  const path = `/${language}/dashboard/campaigns/${campaign.id}`;
  if (winners.length + former.length === 0)
    return (
      <Empty
        heading={<h1>{t.noneTitle}</h1>}
        text={fillText(t.none, { campaign: campaign.name })}
        href={`${path}/nominees`}
        label={t.toNominees}
      />
    );
  return (
    <>
      <h1>{fillText(t.title, { campaign: campaign.name })}</h1>
      <RefusedChoice refused={refused} winners={winners} text={t.refused} />
      <Outcome campaign={campaign} winners={winners} former={former} language={language} texts={t} />
      <ol className="verdicts">
        {winners.map((winner, index) => (
          <li key={winner.submissionId}>
            <WinnerCard
              campaignId={campaign.id}
              answersIn={campaign.language}
              winner={winner}
              language={language}
              texts={texts}
              number={index + 1}
            />
          </li>
        ))}
      </ol>
      {winners.length > 0 && !campaign.cancelled && (
        <p className="row link-row">
          <a href={`${path}/thanks`}>{campaign.thankedAt === null ? t.thank : t.thanked}</a>
          <a href={`${path}/edit`}>{t.meeting}</a>
          <a href={`${path}/statement`}>{t.statement}</a>
        </p>
      )}
      <FormerWinners former={former} language={language} texts={t} />
      <FoldedAnswers
        summary={texts.answers.rereads}
        query={{ filter: 'asked-again' }}
        isDecided
        campaignId={campaign.id}
        answersIn={campaign.language}
        isOnlyShown={isOnlyShown(campaign)}
        language={language}
        texts={texts}
        onChanged={() => Promise.resolve()}
      />
    </>
  );
}

type OutcomeProps = WithTexts<NomineeTexts['winners']> & {
  readonly campaign: WinnersResult['campaign'];
  readonly winners: WinnersResult['docs'];
  readonly former: WinnersResult['former'];
};

function Outcome({ campaign, winners, former, language, texts: t }: OutcomeProps) {
  const count = winners.length;
  if (campaign.cancelled)
    return (
      <div className="notice notice-warning">
        <p>
          <strong>{t.cancelledTitle}</strong>
        </p>
        <p>{formatCancellation(campaign.cancelled, language)}</p>
        <p>{t.cancelled}</p>
      </div>
    );
  if (count === 0)
    return (
      <div className="notice notice-warning" role="status">
        <p>
          <strong>{t.nobodyTitle}</strong>
        </p>
        {campaign.due && (
          <p>{fillText(t.nobody, { date: formatLongDate(campaign.due.returnAt, language) })}</p>
        )}
        <a href={`/${language}/contact`}>{t.contactUs}</a>
      </div>
    );
  // A team member may not have made the choice, nor an owner that of who got a place that came free.
  const [one, many] =
    campaign.managedFor || former.length > 0
      ? [t.chosenOne, t.chosenMany]
      : [t.congratulationOne, t.congratulationMany];
  return (
    <section className="panel on-night reveal row">
      <Emblem campaign={campaign} chosen={winners.map(({ minute }) => minute)} language={language} />
      <div>
        <h2>{fillText(count === 1 ? one : many, { count })}</h2>
        <WhatNext campaign={campaign} winners={winners} language={language} texts={t} />
      </div>
    </section>
  );
}

/** Says whether answers are awaited, and when and where they meet, or that this is to be arranged. */
function WhatNext({ campaign, winners, language, texts: t }: Omit<OutcomeProps, 'former'>) {
  const isAwaited = winners.some(({ moment }) => moment === 'won');
  if (!isAwaited && !winners.some(({ moment }) => moment === 'accepted')) return null;
  const meeting = formatMeeting(campaign, language);
  return (
    <p>
      {isAwaited && `${t.answersWait} `}
      {meeting === undefined ? t.arrange : fillText(t.meets, { meeting })}
    </p>
  );
}

type FormerWinnersProps = Omit<OutcomeProps, 'campaign' | 'winners'>;

/** Lists former winners with the reason why they no longer are, latest first. */
function FormerWinners({ former, language, texts: t }: FormerWinnersProps) {
  if (former.length === 0) return null;
  return (
    <section className="former-winners">
      <h2>{t.formerTitle}</h2>
      <ul>
        {former.map(({ name, cause, endedAt }) => (
          <li key={endedAt}>
            {formatEndCause(cause, name, language)},{' '}
            <time dateTime={endedAt}>{formatDateTime(endedAt, language)}</time>
          </li>
        ))}
      </ul>
    </section>
  );
}
