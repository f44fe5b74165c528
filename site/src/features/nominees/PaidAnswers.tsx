import { useState } from 'react';
import { ANSWER_FILTERS, type AnswerFilter } from '#api/nominees/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { FieldFrame } from '#site/ui/Field.tsx';
import { AnswerList } from './AnswerList.tsx';
import { NearCopies } from './NearCopies.tsx';
import type { NomineeTexts } from './texts.ts';

type PaidAnswersProps = {
  readonly campaignId: string;
  readonly language: Language;
  readonly texts: Pick<NomineeTexts, 'common' | 'nominees' | 'answers'>;
  readonly onChanged: () => Promise<unknown>;
};

/** All paid answers of a closed campaign, read on request, so that its owner can nominate any of them. */
export function PaidAnswers({ campaignId, language, texts, onChanged }: PaidAnswersProps) {
  const [filter, setFilter] = useState<AnswerFilter>();
  const t = texts.answers;
  const names: Readonly<Record<AnswerFilter, string>> = {
    all: t.filterAll,
    flagged: t.filterFlagged,
    unread: t.filterUnread,
    'asked-again': t.filterAskedAgain,
    withdrawn: t.filterWithdrawn,
  };
  return (
    <section className="paid-answers" aria-labelledby="paid-answers">
      <h2 id="paid-answers">{t.title}</h2>
      <p>{t.lead}</p>
      {filter === undefined ? (
        <button type="button" className="button button-secondary" onClick={() => setFilter('all')}>
          {t.open}
        </button>
      ) : (
        <>
          <FieldFrame label={t.filter}>
            {(control) => (
              <select
                {...control}
                className="input"
                value={filter}
                onChange={({ target }) => setFilter(ANSWER_FILTERS.find((one) => one === target.value))}
              >
                {ANSWER_FILTERS.map((one) => (
                  <option key={one} value={one}>
                    {names[one]}
                  </option>
                ))}
              </select>
            )}
          </FieldFrame>
          <AnswerList
            key={filter}
            campaignId={campaignId}
            language={language}
            texts={texts}
            onChanged={onChanged}
            query={{ filter }}
            renderMore={(answer, onNominated) => (
              <NearCopies
                campaignId={campaignId}
                answer={answer}
                language={language}
                texts={texts}
                onChanged={onNominated}
              />
            )}
          />
        </>
      )}
    </section>
  );
}
