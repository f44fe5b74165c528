import type { Sweep, SweepsPage } from '#api/admin/contract.ts';
import { type Language, isRecord } from '#api/platform/rules.ts';
import { DataTable } from './DataTable.tsx';
import { formatDuration } from '../../i18n/format.ts';
import { Moment } from './Moment.tsx';
import type { AdminTexts } from './texts.ts';

type SweepsTableProps = {
  readonly page: SweepsPage;
  readonly language: Language;
  readonly texts: AdminTexts['sweeps'];
};

/** The last sweeps, each with what it did, by the names that the log has for it too. */
export function SweepsTable({ page, language, texts }: SweepsTableProps) {
  return (
    <DataTable<Sweep>
      caption={texts.heading}
      columns={[
        {
          heading: texts.startedAt,
          toCell: ({ startedAt: at }) => <Moment at={at} language={language} />,
        },
        {
          heading: texts.failed,
          toCell: ({ failedParts }) =>
            failedParts.length === 0 ? (
              <span className="badge badge-paid">{texts.allFine}</span>
            ) : (
              <span className="badge badge-failed" lang="en">
                {failedParts.join(', ')}
              </span>
            ),
        },
        {
          heading: texts.done,
          toCell: ({ figures }) => {
            const done = listFigures(figures);
            return done.length === 0 ? texts.nothingDone : <span lang="en">{done.join(', ')}</span>;
          },
        },
        {
          heading: texts.duration,
          isNumber: true,
          toCell: ({ durationMs }) => formatDuration(durationMs, language),
        },
      ]}
      rows={page.docs}
      nothing={texts.empty}
    />
  );
}

/** Lists what a sweep did, as `name: number`; what came to nothing is left out. */
export function listFigures(figures: Readonly<Record<string, unknown>>): readonly string[] {
  return Object.entries(figures).flatMap(([name, value]) => {
    if (typeof value === 'number') return value === 0 ? [] : [`${name}: ${value}`];
    return isRecord(value) ? listFigures(value).map((figure) => `${name} ${figure}`) : [];
  });
}
