import { useEffect, useRef } from 'react';
import { fillText } from '#widget/client/fill-text.ts';
import { formatFieldValue, hasSameValue, type EditConflict, type FieldName } from './edit-conflict.ts';
import { getFieldLabel } from './section-list.ts';
import type { StepTexts } from './texts.ts';

type ConflictNoticeProps = {
  readonly conflict: EditConflict;
  /** The fields for which the other version was chosen. */
  readonly taken: readonly FieldName[];
  readonly texts: StepTexts;
  readonly onChoose: (field: FieldName, isTaken: boolean) => void;
};

/** Lists the fields that were changed elsewhere, to take over the change or keep one's own. */
export function ConflictNotice({ conflict, taken, texts, onChoose }: ConflictNoticeProps) {
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    title.current?.scrollIntoView({ block: 'center' });
    title.current?.focus({ preventScroll: true });
  }, [conflict]);
  return (
    <section className="notice notice-warning cf-conflict" aria-labelledby="campaign-conflict">
      <h2 id="campaign-conflict" ref={title} tabIndex={-1}>
        {texts.conflict.title}
      </h2>
      <p>{texts.conflict.text}</p>
      <ul className="column">
        {conflict.fields.map((field) => (
          <li key={field}>
            <ConflictField
              conflict={conflict}
              field={field}
              texts={texts}
              onChoose={onChoose}
              isTaken={taken.includes(field)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

type ConflictFieldProps = Pick<ConflictNoticeProps, 'conflict' | 'texts' | 'onChoose'> & {
  readonly field: FieldName;
  readonly isTaken: boolean;
};

function ConflictField({ conflict, field, texts, isTaken, onChoose }: ConflictFieldProps) {
  const { base, mine, theirs } = conflict;
  const t = texts.conflict;
  const label = getFieldLabel(field, texts);
  const [ours, other] = [mine, theirs].map((values) => formatFieldValue(field, values, texts));
  if (hasSameValue(field, base, mine) || hasSameValue(field, mine, theirs)) {
    return (
      <p>
        <strong>{label}</strong> {other === undefined ? t.takenOver : fillText(t.taken, { value: other })}
      </p>
    );
  }
  return (
    <div role="group" aria-label={label} className="cf-choice">
      <strong>{label}</strong>
      {other !== undefined && <p>{fillText(t.elsewhere, { value: other })}</p>}
      {ours !== undefined && <p>{fillText(t.mine, { value: ours })}</p>}
      {[false, true].map((takes) => (
        <button
          key={String(takes)}
          type="button"
          className="button button-secondary button-small"
          aria-pressed={isTaken === takes}
          onClick={() => onChoose(field, takes)}
        >
          {takes ? t.take : t.keep}
        </button>
      ))}
    </div>
  );
}
