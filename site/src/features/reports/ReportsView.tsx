import { useState } from 'react';
import type { Report, ReportsPage } from '#api/reports/contract.ts';
import { REPORT_FILTERS, type ReportFilter } from '#api/reports/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { FilterLinks } from '#site/ui/FilterLinks.tsx';
import { DataTable } from '../admin/DataTable.tsx';
import { DecisionDialog, type Deciding } from './DecisionDialog.tsx';
import { listReportColumns } from './list-report-columns.tsx';
import type { ReportTexts } from './texts.ts';

type ReportsViewProps = WithTexts<ReportTexts> & {
  readonly filter: ReportFilter;
  readonly page: ReportsPage;
};

/** The reports of illegal content, for an admin. */
export function ReportsView({ filter, page, language, texts }: ReportsViewProps) {
  const [deciding, setDeciding] = useState<Deciding>();
  const [docs, setDocs] = useState(page.docs);
  const replace = (changed: Report) =>
    setDocs((rows) => rows.map((row) => (row.id === changed.id ? changed : row)));

  return (
    <>
      <FilterLinks label={texts.filter} name="filter" value={filter} names={REPORT_FILTERS} texts={texts} />
      <DataTable
        caption={texts.heading}
        columns={listReportColumns({ language, texts, onDecide: setDeciding, onChanged: replace })}
        rows={docs}
        nothing={filter === 'open' ? texts.emptyOpen : texts.emptyDecided}
      />
      {deciding && (
        <DecisionDialog
          deciding={deciding}
          language={language}
          texts={texts}
          onLeave={() => setDeciding(undefined)}
          onDecided={() => {
            setDeciding(undefined);
            setDocs((rows) => rows.filter((row) => !isSettled(row, deciding)));
          }}
        />
      )}
    </>
  );
}

/** Returns whether a decision settles a report: stopping something settles all open reports of it. */
function isSettled({ id, subject, campaign, answer }: Report, { report, decision }: Deciding): boolean {
  const isSame = subject === report.subject && campaign.id === report.campaign.id && answer === report.answer;
  return id === report.id || (decision === 'stopped' && isSame);
}
