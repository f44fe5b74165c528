import { useState } from 'react';
import { ANSWER_FILTERS, type AnswerFilter } from '#api/nominees/rules.ts';
import { SelectField } from '#site/ui/Field.tsx';
import { AnswerList, NearCopies } from './AnswerList.tsx';
import type { NomineesPart } from './AnswerCard.tsx';

/** Lists all paid answers of a closed campaign on request, so that its owner can nominate any of them. */
export function PaidAnswers(part: NomineesPart) {
  const [filter, setFilter] = useState<AnswerFilter>();
  const t = part.texts.answers;
  const names: Readonly<Record<AnswerFilter, string>> = {
    all: t.filterAll,
    flagged: t.filterFlagged,
    unread: t.filterUnread,
    'asked-again': t.filterAskedAgain,
    withdrawn: t.filterWithdrawn,
  };
  return (
    <section className="stack paid-answers" aria-labelledby="paid-answers">
      <h2 id="paid-answers">{t.title}</h2>
      <p>{t.lead}</p>
      {filter === undefined ? (
        <button type="button" className="button button-secondary" onClick={() => setFilter('all')}>
          {t.open}
        </button>
      ) : (
        <>
          <SelectField
            label={t.filter}
            name="filter"
            value={filter}
            onChange={({ target }) => setFilter(ANSWER_FILTERS.find((one) => one === target.value))}
            options={ANSWER_FILTERS.map((one) => [one, names[one]])}
          />
          <AnswerList
            {...part}
            key={filter}
            query={{ filter }}
            renderMore={(answer, onNominated) => (
              <NearCopies {...part} answer={answer} onChanged={onNominated} />
            )}
          />
        </>
      )}
    </section>
  );
}
