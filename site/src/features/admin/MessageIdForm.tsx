import { useState, type SyntheticEvent } from 'react';
import { isEventId } from '#api/payments/rules.ts';
import { ID_MAX } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import type { AdminTexts } from './texts.ts';

type MessageIdFormProps = {
  readonly texts: AdminTexts['messages'];
  readonly onSubmit: (id: string) => void;
};

/** Names a message that is in no list: one that never arrived, or was refused. */
export function MessageIdForm({ texts, onSubmit }: MessageIdFormProps) {
  const [id, setId] = useState('');
  const [problem, setProblem] = useState<string>();

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    const isKnown = isEventId(id.trim());
    setProblem(isKnown ? undefined : texts.idInvalid);
    if (isKnown) onSubmit(id.trim());
  }

  return (
    <section className="admin-part" aria-labelledby="by-id">
      <h2 id="by-id">{texts.byId}</h2>
      <p>{texts.byIdLead}</p>
      <form className="admin-id-form" noValidate onSubmit={submit}>
        <Field
          label={texts.id}
          help={texts.idHelp}
          name="id"
          maxLength={ID_MAX}
          autoComplete="off"
          spellCheck={false}
          value={id}
          problem={problem}
          onChange={({ currentTarget }) => {
            setId(currentTarget.value);
            setProblem(undefined);
          }}
        />
        <button type="submit" className="button button-secondary button-small">
          {texts.processAgain}
        </button>
      </form>
    </section>
  );
}
