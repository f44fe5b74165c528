import type { Winner } from '#api/outcomes/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';
import { formatShortDateTime, formatSubmittedDate } from '#site/i18n/format.ts';
import { Facts } from '#site/ui/Facts.tsx';
import { mailLink } from '#site/ui/link.ts';
import { ReportAnswer } from '../reports/ReportAnswer.tsx';
import { AnswerCard } from './AnswerCard.tsx';
import type { NomineeTexts } from './texts.ts';

type WinnerCardProps = WithTexts<Pick<NomineeTexts, 'common' | 'winners'>> & {
  readonly campaignId: string;
  readonly answersIn: Language;
  readonly winner: Winner;
  /** Starts at 1. */
  readonly number: number;
};

/** Shows a winner: score, answer, reasoning, contact details and date of selection (RULES.md, "Winners"). */
export function WinnerCard({ campaignId, answersIn, winner, number, language, texts }: WinnerCardProps) {
  const { score, judgedBy, answer, reasoning, reason, selectedAt, user } = winner;
  const t = texts.winners;
  const label = judgedBy === 'model' ? texts.common.reasoning : texts.common.rubricReasoning;
  const date = formatSubmittedDate(selectedAt, language);
  const id = `winner-${winner.submissionId}`;
  return (
    <AnswerCard
      id={id}
      heading={[fillText(t.winner, { number }), user.name].filter(Boolean).join(': ')}
      Heading="h2"
      notes={<Standing winner={winner} language={language} texts={t} />}
      score={score}
      answer={answer}
      answersIn={answersIn}
      explanation={{ label, reasoning }}
      language={language}
      texts={texts.common}
    >
      {reason !== null && (
        <p className="nomination">
          <strong>{t.reason}</strong>
          <q {...writtenIn(answersIn)}>{reason}</q>
        </p>
      )}
      <section className="contact" aria-labelledby={`${id}-contact ${id}`}>
        <h3 id={`${id}-contact`}>{t.contact}</h3>
        <Contact user={user} texts={t} />
        {winner.moment === 'accepted' && user.email !== '' && (
          <p>
            <a className="button button-small" href={mailLink(user.email)}>
              {fillText(t.write, { name: user.name || user.email })}
            </a>
          </p>
        )}
      </section>
      {(winner.moment === 'accepted' || winner.details !== null) && user.email !== '' && (
        <section className="contact" aria-labelledby={`${id}-details ${id}`}>
          <h3 id={`${id}-details`}>{t.details}</h3>
          <Details details={winner.details} texts={t} />
        </section>
      )}
      <div className="verdict-foot row">
        <p className="help">
          {t.selectedOn} {date === null ? t.invalidDate : <time dateTime={selectedAt}>{date}</time>}
        </p>
        <ReportAnswer campaignId={campaignId} language={language} answer={winner} texts={texts.common} />
      </div>
    </AnswerCard>
  );
}

type StandingProps = { readonly winner: Winner } & Pick<WinnerCardProps, 'language'> & {
    readonly texts: NomineeTexts['winners'];
  };

const DATE_BADGES = { asked: 'pending', can: 'paid', cannot: 'failed' };

/** Says whether a winner will come, also on a new date; nothing after the meeting, or for a former winner. */
function Standing({ winner: { moment, answerBy, dateAnswer }, language, texts }: StandingProps) {
  if (moment !== 'won' && moment !== 'accepted') return null;
  const look = moment === 'won' ? 'pending' : dateAnswer === null ? 'paid' : DATE_BADGES[dateAnswer];
  const coming = dateAnswer === null ? texts.comes : texts.newDate[dateAnswer];
  const waits = fillText(texts.waits, { date: answerBy ? formatShortDateTime(answerBy, language) : '' });
  return (
    <p>
      <span className={`badge badge-${look}`}>{moment === 'won' ? waits : coming}</span>
    </p>
  );
}

type PartProps<Name extends 'user' | 'details'> = Pick<Winner, Name> & {
  readonly texts: NomineeTexts['winners'];
};

/** Shows a winner's contact details, if known; a former winner has none. */
function Contact({ user, texts }: PartProps<'user'>) {
  const { name, email, phone, location } = user;
  const [local, domain] = email.split('@');
  if (email === '') return <p>{name === '' ? texts.erased : fillText(texts.notReachable, { name })}</p>;
  return (
    <Facts
      facts={[
        [texts.name, name],
        [
          texts.email,
          <a key="email" href={mailLink(email)}>
            {local}
            <wbr />@{domain}
          </a>,
        ],
        [texts.phone, phone && <PhoneLink key="phone" phone={phone} />],
        [texts.location, location],
      ]}
    />
  );
}

function Details({ details, texts }: PartProps<'details'>) {
  if (details === null) return <p>{texts.detailsWait}</p>;
  const { name, phone, availability, companion } = details;
  return (
    <Facts
      facts={[
        [texts.name, name],
        [texts.phone, phone && <PhoneLink key="phone" phone={phone} />],
        [texts.availability, availability],
        [texts.companion, companion],
      ]}
    />
  );
}

const PhoneLink = ({ phone }: { readonly phone: string }) => <a href={phoneLink(phone)}>{phone}</a>;

/** Returns a tel link of digits and plus; drops a bracketed zero after a country code. */
export function phoneLink(phone: string): string {
  const number = phone.trim().startsWith('+') ? phone.replace('(0)', '') : phone;
  return `tel:${number.replace(/[^+\d]/g, '')}`;
}
