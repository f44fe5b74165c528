import type {
  Admins,
  LoggedActionsPage,
  RefusedMessagesPage,
  Sweep,
  SweepsPage,
} from '#api/admin/contract.ts';
import { isRecord } from '#api/platform/rules.ts';
import { adminPath } from './AdminNav.tsx';
import { DataTable, Failure, Moment, TwoLines } from './DataTable.tsx';
import type { Dictionary, WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';
import { formatDuration } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';

type TableProps<Page, Part extends keyof AdminTexts> = WithTexts<AdminTexts[Part]> & { readonly page: Page };

/** Lists what admins did by hand, and why. */
export function LogTable({ page, language, texts }: TableProps<LoggedActionsPage, 'log'>) {
  return (
    <DataTable
      caption={texts.heading}
      columns={[
        [
          texts.action,
          ({ action, subject, name }) => (
            <TwoLines below={name ?? <code>{subject}</code>}>{texts[action]}</TwoLines>
          ),
        ],
        [texts.reason, ({ reason }) => reason],
        [texts.admin, ({ admin }) => admin ?? texts.gone],
        [texts.at, ({ at }) => <Moment at={at} language={language} />],
      ]}
      rows={page.docs}
      nothing={texts.empty}
    />
  );
}

/** Lists the admins, each with a link to their actions. */
export function AdminsTable({ page, language, texts }: TableProps<Admins, 'log'>) {
  const toMoment = (at: string | null) => at && <Moment at={at} language={language} />;
  return (
    <DataTable
      caption={texts.admins}
      columns={[
        [
          texts.admin,
          ({ id, name, email }) => (
            <TwoLines below={name && email}>
              <a href={`${adminPath('log', language)}?admin=${id}`}>{name || email}</a>
            </TwoLines>
          ),
        ],
        [texts.since, ({ since }) => toMoment(since)],
        [texts.lastAt, ({ lastAt }) => toMoment(lastAt)],
      ]}
      rows={page.docs}
      nothing={texts.empty}
    />
  );
}

/** Lists when messages were refused, and why. */
export function RefusedTable({ page, language, texts }: TableProps<RefusedMessagesPage, 'messages'>) {
  return (
    <DataTable
      caption={texts.refused}
      columns={[
        [texts.at, ({ at }) => <Moment at={at} language={language} />],
        [texts.reason, ({ reason }) => <span lang="en">{reason}</span>],
      ]}
      rows={page.docs}
      nothing={texts.refusedEmpty}
    />
  );
}

/** Lists the last sweeps with their figures. */
export function SweepsTable({ page, language, texts }: TableProps<SweepsPage, 'sweeps'>) {
  return (
    <DataTable<Sweep>
      caption={texts.heading}
      columns={[
        [texts.startedAt, ({ startedAt: at }) => <Moment at={at} language={language} />],
        [
          texts.outcome,
          ({ failedParts }) =>
            failedParts.length === 0 ? (
              <span className="badge badge-paid">{texts.allFine}</span>
            ) : (
              <>
                <span className="badge badge-failed">{texts.failed}</span>
                <Failure label={describeFailure(failedParts, texts)} reason={failedParts.join(', ')} />
              </>
            ),
        ],
        [texts.done, ({ figures }) => listFigures(figures, texts.figures).join(', ') || texts.nothingDone],
        [texts.duration, ({ durationMs }) => formatDuration(durationMs, language), 'number'],
      ]}
      rows={page.docs}
      nothing={texts.empty}
    />
  );
}

/** Returns the sentence that says which parts of a sweep failed; a part that no longer exists keeps its name. */
export function describeFailure(failedParts: Sweep['failedParts'], texts: AdminTexts['sweeps']): string {
  const words = new Map<string, string>(Object.entries(texts.parts));
  const parts = failedParts.map((name) => words.get(name.replace(/^old .+/, 'old')) ?? name);
  return fillText(texts.failure, { parts: [...new Set(parts)].join(', ') });
}

/** Lists the figures of a sweep that have a text as `text: number`, without zeros. */
export function listFigures(figures: Sweep['figures'], texts: Dictionary): readonly string[] {
  return Object.entries(texts).flatMap(([name, text]) => {
    const value = figures[name];
    if (typeof text !== 'string') return isRecord(value) ? listFigures(value, text) : [];
    return typeof value === 'number' && value > 0 ? [`${text}: ${value}`] : [];
  });
}
