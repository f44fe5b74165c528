import type { Winner } from '#api/outcomes/winner-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatSubmittedDate } from '#site/i18n/format.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import type { NomineeTexts } from './texts.ts';

type WinnerCardProps = {
  readonly campaignId: string;
  readonly winner: Winner;
  /** From 1. */
  readonly number: number;
  readonly language: Language;
  readonly texts: Pick<NomineeTexts, 'common' | 'winners'>;
};

/** One winner: score, answer, reasoning, contact details and date of selection (RULES.md, "Winners"). */
export function WinnerCard({ campaignId, winner, number, language, texts }: WinnerCardProps) {
  const { score, judgedBy, answer, reasoning, reason, selectedAt, user } = winner;
  const t = texts.winners;
  const label = judgedBy === 'model' ? texts.common.reasoning : texts.common.rubricReasoning;
  const date = formatSubmittedDate(selectedAt, language);
  const id = `winner-${winner.submissionId}`;
  return (
    <AnswerCard
      id={id}
      heading={fillText(t.winner, { number: String(number) })}
      Heading="h2"
      score={score}
      answer={answer}
      explanation={{ label, reasoning }}
      language={language}
      texts={texts.common}
    >
      {reason !== null && (
        <p className="nomination">
          <strong>{t.reason}</strong>
          <q>{reason}</q>
        </p>
      )}
      <ReportAnswer campaignId={campaignId} language={language} answer={winner} texts={texts.common} />
      <section className="contact" aria-labelledby={`${id}-contact ${id}`}>
        <h3 id={`${id}-contact`}>{t.contact}</h3>
        <Contact user={user} texts={t} />
      </section>
      <p className="verdict-date">
        {t.selectedOn} {date === null ? t.invalidDate : <time dateTime={selectedAt}>{date}</time>}
      </p>
    </AnswerCard>
  );
}

/** The known contact details of a winner; none once the account is erased. */
function Contact({
  user,
  texts,
}: {
  readonly user: Winner['user'];
  readonly texts: NomineeTexts['winners'];
}) {
  const { name, email, phone, location } = user;
  if (email === '') return <p>{texts.erased}</p>;
  return (
    <dl className="facts">
      <div>
        <dt>{texts.name}</dt>
        <dd>{name}</dd>
      </div>
      <div>
        <dt>{texts.email}</dt>
        <dd>
          <a href={mailLink(email)}>{email}</a>
        </dd>
      </div>
      {phone && (
        <div>
          <dt>{texts.phone}</dt>
          <dd>
            <a href={phoneLink(phone)}>{phone}</a>
          </dd>
        </div>
      )}
      {location && (
        <div>
          <dt>{texts.location}</dt>
          <dd>{location}</dd>
        </div>
      )}
    </dl>
  );
}

/** Returns a mailto link; the address cannot add a subject or another header. */
export function mailLink(email: string): string {
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}`;
}

/** Returns a tel link of digits and plus, without a bracketed trunk zero after a country code. */
export function phoneLink(phone: string): string {
  const number = phone.trim().startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
