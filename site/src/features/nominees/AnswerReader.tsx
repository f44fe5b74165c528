import { Check } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineesPart } from './AnswerCard.tsx';
import { NearCopies } from './AnswerList.tsx';
import { PaidAnswerCard } from './PaidAnswerCard.tsx';

type AnswerReaderProps = NomineesPart & {
  readonly nominees: readonly PaidAnswer[];
  readonly shortlist?: readonly PaidAnswer[];
  readonly renderControls?: (open: PaidAnswer) => ReactNode;
};

/** Lists the nominees by name, and shows one answer in full. */
export function AnswerReader({ nominees, shortlist = [], renderControls, ...part }: AnswerReaderProps) {
  const t = part.texts.nominees;
  const [openId, setOpenId] = useState<string>();
  const open = nominees.find(({ submissionId }) => submissionId === openId) ?? nominees[0];
  if (!open) return null;
  return (
    <div className="reader column">
      <fieldset className="reader-names">
        <legend>
          <h3>{t.readTitle}</h3>
        </legend>
        {nominees.map((nominee) => (
          <label key={nominee.submissionId}>
            <input
              type="radio"
              name="reading"
              checked={nominee === open}
              onChange={() => setOpenId(nominee.submissionId)}
            />
            <span dir="auto">
              {shortlist.includes(nominee) && <Check size="1rem" role="img" aria-label={t.shortlisted} />}
              {nominee.user.name}
            </span>
          </label>
        ))}
      </fieldset>
      <NomineeCard {...part} nominees={nominees} nominee={open}>
        {renderControls?.(open)}
        <ReaderSteps nominees={nominees} open={open} onOpen={setOpenId} texts={t} />
      </NomineeCard>
    </div>
  );
}

type NomineeCardProps = NomineesPart & {
  readonly nominees: readonly PaidAnswer[];
  readonly nominee: PaidAnswer;
  readonly children: ReactNode;
};

/** Shows a nominee's answer in full, with its rank. */
export function NomineeCard({ nominees, nominee, children, ...part }: NomineeCardProps) {
  return (
    <PaidAnswerCard
      {...part}
      id={`nominee-${nominee.submissionId}`}
      answer={nominee}
      rank={formatRank(nominee, nominees, part.texts)}
      controls={children}
    >
      <NearCopies {...part} answer={nominee} />
    </PaidAnswerCard>
  );
}

type ReaderStepsProps = Pick<AnswerReaderProps, 'nominees'> & {
  readonly open: PaidAnswer;
  readonly onOpen: (submissionId: string) => void;
  readonly texts: NomineesPart['texts']['nominees'];
};

function ReaderSteps({ nominees, open, onOpen, texts: t }: ReaderStepsProps) {
  const index = nominees.findIndex(({ submissionId }) => submissionId === open.submissionId);
  const step = (by: number) => {
    const next = nominees[index + by];
    return { 'aria-disabled': next === undefined, onClick: () => next && onOpen(next.submissionId) };
  };
  return (
    <nav className="row" aria-label={t.readTitle}>
      <button type="button" className="button button-secondary button-small" {...step(-1)}>
        {t.previous}
      </button>
      <p className="help num" role="status">
        {fillText(t.readNth, { number: index + 1, total: nominees.length })}
      </p>
      <button type="button" className="button button-secondary button-small" {...step(1)}>
        {t.next}
      </button>
    </nav>
  );
}

function formatRank(
  { submissionId, place }: PaidAnswer,
  nominees: readonly PaidAnswer[],
  texts: NomineesPart['texts'],
): string {
  if (place === null) return texts.answers.nominatedByYou;
  const isShared = nominees.some((other) => other.submissionId !== submissionId && other.place === place);
  return fillText(isShared ? texts.nominees.sharedRank : texts.nominees.rank, { rank: place });
}
