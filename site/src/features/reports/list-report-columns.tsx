import { useState } from 'react';
import type { Report, ReportedThanks } from '#api/reports/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { Facts } from '#site/ui/Facts.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { api } from '../accounts/api.ts';
import { TwoLines, type Column } from '../admin/DataTable.tsx';
import type { Deciding } from './DecisionDialog.tsx';
import type { ReportTexts } from './texts.ts';
import { TextareaField } from '#site/ui/Field.tsx';
import { keepFocus } from '#site/ui/focus-heading.ts';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';

type ReportActions = WithTexts<ReportTexts> & {
  readonly onDecide: (deciding: Deciding) => void;
  readonly onChanged: (report: Report) => void;
};

const BADGES = { stopped: 'badge-failed', dismissed: 'badge-paid' } as const;
const ACTIONS = [
  ['stopped', 'stop', 'stopNamed'],
  ['dismissed', 'dismiss', 'dismissNamed'],
] as const;

const formatAbout = ({ subject, campaign }: Report, texts: ReportTexts) =>
  fillText(texts.about, { subject: texts[subject], campaign: campaign.name });

/** The columns: subject and text of a report, its sender, the decision, and the note with the buttons to decide. */
export function listReportColumns(actions: ReportActions): readonly Column<Report>[] {
  const { language, texts } = actions;
  const { columns } = texts;
  return [
    [
      columns.about,
      (report) => (
        <TwoLines below={fillText(texts.received, { time: formatDateTime(report.createdAt, language) })}>
          <a href={`/${language}/campaigns/${report.campaign.slug}`}>{formatAbout(report, texts)}</a>
        </TwoLines>
      ),
    ],
    [columns.report, (report) => <ReportFacts report={report} texts={texts} />],
    [
      columns.state,
      ({ decided }) => (
        <TwoLines below={decided?.statement}>
          <span className={`badge ${decided ? BADGES[decided.decision] : 'badge-pending'}`}>
            {decided ? texts[decided.decision] : texts.waiting}
          </span>
          {decided && (
            <small>
              {fillText(texts.decidedBy, {
                time: formatDateTime(decided.decidedAt, language),
                person: decided.decidedBy ?? texts.formerAdmin,
              })}
            </small>
          )}
        </TwoLines>
      ),
    ],
    [columns.note, (report) => <Actions report={report} {...actions} />],
  ];
}

function ReportFacts({ report, texts }: { readonly report: Report; readonly texts: ReportTexts }) {
  const { reason, explanation, address, answer, isFound, reporter } = report;
  const named = [reporter.name, reporter.email].filter((part) => part !== null).join(', ');
  return (
    <Facts
      className="references"
      facts={[
        [texts.reason, texts[reason]],
        [
          texts.explanation,
          <span key="explanation" className="report-words">
            {explanation}
          </span>,
        ],
        [
          texts.words,
          answer !== null && (
            <TwoLines key="words" below={!isFound && texts.wordsNotFound}>
              <span className="report-words">{answer}</span>
            </TwoLines>
          ),
        ],
        [texts.address, address],
        [texts.reporter, named || texts.anonymous],
      ]}
    />
  );
}

function Actions({ report, texts, onDecide, onChanged }: ReportActions & { readonly report: Report }) {
  const { id, subject, decided, isFound } = report;
  const about = formatAbout(report, texts);
  return (
    <div className="stack">
      {subject === 'thanks' && <ReportedThanksPanel id={id} texts={texts} />}
      <NoteForm report={report} texts={texts} onChanged={onChanged} />
      {!decided && (
        <div className="row">
          {ACTIONS.filter(([decision]) => decision !== 'stopped' || isFound).map(
            ([decision, label, named]) => (
              <button
                key={decision}
                type="button"
                className="button button-secondary button-small"
                aria-label={fillText(texts[named], { about })}
                onClick={() => onDecide({ report, decision, about })}
              >
                {texts[label]}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
}

/** A button that shows the reported thank-you; its files open in a new tab. */
function ReportedThanksPanel({ id, texts }: { readonly id: string; readonly texts: ReportTexts }) {
  const [thanks, setThanks] = useState<ReportedThanks>();
  const [hasFailed, setFailed] = useState(false);

  async function show(): Promise<void> {
    const outcome = await api.admin.reports[':id'].thanks.$get({ param: { id } });
    setFailed(outcome.kind !== 'done');
    if (outcome.kind === 'done') setThanks(outcome.value.doc);
  }

  if (thanks) {
    return (
      <div className="report-thanks">
        {[thanks.message, thanks.transcript].filter(Boolean).map((text) => (
          <p key={text} className="report-words">
            {text}
          </p>
        ))}
        <ul>
          {thanks.files.map(({ id: fileId, name, url }) => (
            <li key={fileId}>
              <a href={url} target="_blank" rel="noopener">
                {name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    );
  }
  return (
    <div>
      <button
        ref={keepFocus}
        type="button"
        className="button button-secondary button-small"
        onClick={() => void show()}
      >
        {texts.showThanks}
      </button>
      <div role="alert">{hasFailed && <p className="field-error">{texts.thanksFailed}</p>}</div>
    </div>
  );
}

type NoteFormProps = {
  readonly report: Report;
  readonly texts: ReportTexts;
  readonly onChanged: (report: Report) => void;
};

/** The admins' note on a report; what is typed stays if it could not be saved. */
function NoteForm({ report, texts, onChanged }: NoteFormProps) {
  const [note, setNote] = useState(report.note);
  const { form, problems, isBusy } = useForm({
    send: async () => {
      const call = { param: { id: report.id }, json: { note } };
      const outcome = await api.admin.reports[':id'].note.$put(call);
      if (outcome.kind !== 'done')
        return { problems: { note: outcome.problems['note'] ?? texts.noteFailed } };
      onChanged(outcome.value.doc);
      showToast('success', texts.noteSaved);
      return undefined;
    },
  });

  return (
    <form className="report-note stack" {...form}>
      <TextareaField
        name="note"
        label={texts.note}
        problem={problems['note']}
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
