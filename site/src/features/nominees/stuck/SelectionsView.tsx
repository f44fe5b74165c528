import { useState } from 'react';
import type { StuckSelection, StuckSelectionsPage } from '#api/admin/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { ActButton } from '../../admin/ActButton.tsx';
import { DataTable, Failure, Moment, TwoLines, type Column } from '../../admin/DataTable.tsx';
import type { AdminTexts } from '../../admin/texts.ts';
import type { StuckSelectionTexts } from './texts.ts';
import { api } from '../../accounts/api.ts';
import { writtenIn } from '#api/platform/locale-rules.ts';

type SelectionsViewProps = WithTexts<StuckSelectionTexts> & {
  readonly page: StuckSelectionsPage;
  readonly admin: Pick<AdminTexts, 'acts' | 'reason'>;
};

/** Lists the selections that are failing, waiting or given up, for an admin. */
export function SelectionsView({ page, ...view }: SelectionsViewProps) {
  const { texts } = view;
  const [docs, setDocs] = useState(page.docs);
  return (
    <DataTable
      caption={texts.heading}
      columns={listColumns(view, (id) => setDocs((rows) => rows.filter((row) => row.id !== id)))}
      rows={docs}
      nothing={texts.empty}
    />
  );
}

const BADGES = { 'given-up': 'badge-failed', failing: 'badge-pending', waiting: 'badge-pending' } as const;
const LABELS = { 'given-up': 'givenUp', failing: 'failing', waiting: 'waiting' } as const;

/** The columns: what is wrong with a selection, since when, the next attempt, and a button to retry now. */
function listColumns(
  { language, texts, admin }: Omit<SelectionsViewProps, 'page'>,
  onRetried: (id: string) => void,
): readonly Column<StuckSelection>[] {
  return [
    [
      texts.campaign,
      ({ campaign: { slug, name, language: written, artistName } }) => (
        <TwoLines below={artistName}>
          <a {...writtenIn(written)} href={`/${language}/campaigns/${slug}`}>
            {name}
          </a>
        </TwoLines>
      ),
    ],
    [
      texts.state,
      ({ state, lastError }) => (
        <>
          <span className={`badge ${BADGES[state]}`}>{texts[LABELS[state]]}</span>
          {lastError !== null && <Failure label={texts.lastError} reason={lastError} />}
        </>
      ),
    ],
    [
      texts.since,
      ({ since, attempts }) => (
        <TwoLines below={attempts === 1 ? texts.triedOnce : fillText(texts.tried, { count: attempts })}>
          <Moment at={since} language={language} />
        </TwoLines>
      ),
    ],
    [
      texts.nextTry,
      ({ state, nextTryAt }) => {
        if (nextTryAt !== null) return <Moment at={nextTryAt} language={language} />;
        return state !== 'given-up' && texts.tryingNow;
      },
    ],
    [texts.waitingAnswers, ({ waitingAnswers }) => waitingAnswers, 'number'],
    [
      texts.action,
      ({ id, campaign: { name: campaign } }) => (
        <ActButton
          name="selection-retried"
          about={campaign}
          language={language}
          texts={admin}
          act={(why) => api.admin.selections[':id'].retry.$post({ param: { id }, json: { reason: why } })}
          onDone={() => onRetried(id)}
        />
      ),
    ],
  ];
}
