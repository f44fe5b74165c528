import type { Report, ReportedThanks } from '#api/reports/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import type { Deciding } from './DecisionDialog.tsx';
import { NoteForm } from './NoteForm.tsx';
import type { ReportTexts } from './texts.ts';
import { useState } from 'react';
import { readReportedThanks } from './report-calls.ts';

type ReportCardProps = {
  readonly report: Report;
  readonly language: Language;
  readonly texts: ReportTexts;
  readonly onDecide: (deciding: Deciding) => void;
  readonly onChanged: (report: Report) => void;
};

const BADGES = { stopped: 'badge-failed', dismissed: 'badge-paid' } as const;
const ACTIONS = [
  ['stopped', 'stop', 'stopNamed'],
  ['dismissed', 'dismiss', 'dismissNamed'],
] as const;

/** One report: what it is about, what it says, who sent it, the admins' note, and the decision or its buttons. */
export function ReportCard({ report, language, texts, onDecide, onChanged }: ReportCardProps) {
  const { id, subject, campaign, createdAt, decided, isFound } = report;
  const { columns } = texts;
  const received = formatDateTime(createdAt, language);
  const about = fillText(texts.about, { subject: texts[subject], campaign: campaign.name });
  return (
    <article className="review-card" aria-labelledby={`report-${id}`}>
      <div className="row">
        <h2 id={`report-${id}`} data-column={columns.about}>
          <a href={`/${language}/campaigns/${campaign.slug}`}>{about}</a>
        </h2>
        <span
          data-column={columns.state}
          className={`badge ${decided ? BADGES[decided.decision] : 'badge-pending'}`}
        >
          {decided ? texts[decided.decision] : texts.waiting}
        </span>
      </div>
      <p data-column={columns.received} data-value={received} className="help">
        {fillText(texts.received, { time: received })}
      </p>
      <Facts report={report} texts={texts} />
      {subject === 'thanks' && <ReportedThanksPanel id={id} texts={texts} />}
      {decided && (
        <div data-column={columns.decision} className="report-decision">
          <p>
            <strong>
              {fillText(texts.decidedBy, {
                time: formatDateTime(decided.decidedAt, language),
                person: decided.decidedBy ?? texts.formerAdmin,
              })}
            </strong>
          </p>
          <p>{decided.statement}</p>
        </div>
      )}
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
    </article>
  );
}

function Facts({ report, texts }: Pick<ReportCardProps, 'report' | 'texts'>) {
  const { reason, explanation, address, answer, isFound, reporter } = report;
  const named = [reporter.name, reporter.email].filter((part) => part !== null).join(', ');
  return (
    <dl className="report-facts">
      <dt>{texts.reason}</dt>
      <dd>{texts[reason]}</dd>
      <dt>{texts.explanation}</dt>
      <dd className="report-words">{explanation}</dd>
      {answer !== null && (
        <>
          <dt>{texts.words}</dt>
          <dd className="report-words">
            {answer}
            {!isFound && <p className="report-missing">{texts.wordsNotFound}</p>}
          </dd>
        </>
      )}
      <dt>{texts.address}</dt>
      <dd>{address}</dd>
      <dt>{texts.reporter}</dt>
      <dd>{named || texts.anonymous}</dd>
    </dl>
  );
}

type ReportedThanksPanelProps = { readonly id: string; readonly texts: ReportTexts };

/** A button that shows the thank-you that a report is about; its files open in a new tab. */
function ReportedThanksPanel({ id, texts }: ReportedThanksPanelProps) {
  const [thanks, setThanks] = useState<ReportedThanks>();
  const [hasFailed, setFailed] = useState(false);

  async function show(): Promise<void> {
    const outcome = await readReportedThanks(id);
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
      <button type="button" className="button button-secondary button-small" onClick={() => void show()}>
        {texts.showThanks}
      </button>
      <div role="alert">{hasFailed && <p className="field-error">{texts.thanksFailed}</p>}</div>
    </div>
  );
}
