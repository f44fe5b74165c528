import { useState } from 'react';
import type { PaidAnswer } from '#api/nominees/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { AnswerList } from './AnswerList.tsx';
import type { NomineeTexts } from './texts.ts';

type NearCopiesProps = {
  readonly campaignId: string;
  readonly answer: Pick<PaidAnswer, 'submissionId' | 'copies'>;
  readonly language: Language;
  readonly texts: Pick<NomineeTexts, 'common' | 'nominees' | 'answers'>;
  readonly onChanged: () => Promise<unknown>;
};

/** How many answers are nearly the same as one, which are read when this is opened. */
export function NearCopies({ campaignId, answer, language, texts, onChanged }: NearCopiesProps) {
  const [isOpen, setOpen] = useState(false);
  const { submissionId, copies } = answer;
  if (copies === 0) return null;
  return (
    <details className="near-copies" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{fillText(texts.answers.copies, { count: String(copies + 1) })}</summary>
      {isOpen && (
        <AnswerList
          campaignId={campaignId}
          language={language}
          texts={texts}
          onChanged={onChanged}
          query={{ similarTo: submissionId }}
        />
      )}
    </details>
  );
}
