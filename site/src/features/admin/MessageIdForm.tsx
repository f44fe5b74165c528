import { isEventId } from '#api/payments/rules.ts';
import { ID_MAX } from '#api/platform/rules.ts';
import { AskForm } from './AskForm.tsx';
import type { AdminTexts } from './texts.ts';

type MessageIdFormProps = {
  readonly texts: AdminTexts['messages'];
  readonly onSubmit: (id: string) => void;
};

/** Names a message that is in no list: one that never arrived, or was refused. */
export function MessageIdForm({ texts, onSubmit }: MessageIdFormProps) {
  return (
    <section className="admin-part" aria-labelledby="by-id">
      <h2 id="by-id">{texts.byId}</h2>
      <p>{texts.byIdLead}</p>
      <AskForm
        label={texts.id}
        help={texts.idHelp}
        name="id"
        maxLength={ID_MAX}
        button={{
          label: texts.processAgain,
          busyLabel: texts.processAgain,
          className: 'button button-secondary button-small',
        }}
        onAsk={(id) => {
          if (!isEventId(id)) return texts.idInvalid;
          onSubmit(id);
          return undefined;
        }}
      />
    </section>
  );
}
