import { useState } from 'react';
import type { ReportedThanks } from '#api/reports/contract.ts';
import { readReportedThanks } from './report-calls.ts';
import type { ReportTexts } from './texts.ts';

type ReportedThanksPanelProps = { readonly id: string; readonly texts: ReportTexts };

/** A button that shows the thank-you that a report is about; its files open in a new tab. */
export function ReportedThanksPanel({ id, texts }: ReportedThanksPanelProps) {
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
