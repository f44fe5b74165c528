import type { ReadNote } from '#api/admin/contract.ts';
import { ADMIN_NOTE } from '#api/admin-log/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { SentenceForm } from '#site/ui/SentenceForm.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import type { AdminTexts } from './texts.ts';

type NotesProps = WithTexts<Pick<AdminTexts, 'people' | 'reason'>> & {
  readonly about: 'people' | 'payments' | 'campaigns';
  readonly id: string;
  readonly notes: readonly ReadNote[];
};

/** Lists the admins' notes, with a form for a new one. */
export function Notes({ about, id, notes, language, texts: { people: t, reason } }: NotesProps) {
  return (
    <section className="admin-part" aria-labelledby="notes">
      <h2 id="notes">{t.notes}</h2>
      <p>{t.notesOn[about]}</p>
      {notes.length > 0 && (
        <ul className="admin-notes">
          {notes.map(({ id: key, text, admin, at }) => (
            <li key={key}>
              <p>{text}</p>
              <small>{[admin, formatDateTime(at, language)].filter(Boolean).join(', ')}</small>
            </li>
          ))}
        </ul>
      )}
      <SentenceForm
        about={`note-${id}`}
        label={t.note}
        help={fillText(t.noteHelp, { min: ADMIN_NOTE.min, max: ADMIN_NOTE.max })}
        min={ADMIN_NOTE.min}
        texts={{ tooShort: ADMIN_NOTE.tooShort[language], send: t.noteSave, busy: reason.busy }}
        onSend={async (text) => {
          const outcome = await api.admin[about][':id'].notes.$post({ param: { id }, json: { text } });
          if (outcome.kind !== 'done') return outcome.message ?? reason.failed;
          location.reload();
          return undefined;
        }}
      />
    </section>
  );
}
