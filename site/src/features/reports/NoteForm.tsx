import { useState } from 'react';
import type { Report } from '#api/reports/contract.ts';
import { TextareaField } from '#site/ui/Field.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useCall } from '#site/ui/use-call.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import type { ReportTexts } from './texts.ts';

type NoteFormProps = {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly onChanged: (report: Report) => void;
};

/** The note that admins keep on a report; what is typed stays where it could not be saved. */
export function NoteForm({ report, texts, onChanged }: NoteFormProps) {
  const [note, setNote] = useState(report.note);
  const { isBusy, alert, run } = useCall();

  async function save(): Promise<string | undefined> {
    const call = { param: { id: report.id }, json: { note } };
    const outcome = await callEndpoint(() => api.admin.reports[':id'].note.$put(call));
    if (outcome.kind !== 'done') return outcome.problems['note'] ?? texts.noteFailed;
    onChanged(outcome.value.doc);
    showToast({ kind: 'success', text: texts.noteSaved });
    return undefined;
  }

  return (
    <form
      className="report-note"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void run(save);
      }}
    >
      <TextareaField
        name="note"
        label={texts.note}
        problem={alert}
        rows={2}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      {note !== report.note && (
        <SubmitButton
          className="button button-secondary button-small"
          label={texts.saveNote}
          busyLabel={texts.saving}
          isBusy={isBusy}
        />
      )}
    </form>
  );
}
