import { useState } from 'react';
import type { Report } from '#api/reports/contract.ts';
import { NOTE_MAX } from '#api/reports/rules.ts';
import { showToast } from '#site/ui/toasts.ts';
import { TextareaField } from '#site/ui/Field.tsx';
import { saveNote } from './report-calls.ts';
import type { ReportTexts } from './texts.ts';

type NoteFormProps = {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly onChanged: (report: Report) => void;
};

/** The note that admins keep on a report; what is typed stays where it could not be saved. */
export function NoteForm({ report, texts, onChanged }: NoteFormProps) {
  const [note, setNote] = useState(report.note);
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function save(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    const outcome = await saveNote(report.id, note);
    setBusy(false);
    if (outcome.kind === 'done') {
      setProblem(undefined);
      onChanged(outcome.value.doc);
      showToast({ kind: 'success', text: texts.noteSaved });
    } else setProblem(outcome.problems['note'] ?? texts.noteFailed);
  }

  return (
    <form
      className="report-note"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <TextareaField
        name="note"
        label={texts.note}
        problem={problem}
        rows={2}
        maxLength={NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {note !== report.note && (
        <button
          type="submit"
          className="button button-secondary button-small"
          aria-busy={isBusy}
          aria-disabled={isBusy}
        >
          {isBusy ? texts.saving : texts.saveNote}
        </button>
      )}
    </form>
  );
}
