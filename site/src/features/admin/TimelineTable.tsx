import type { TimelineEvent, TimelinePage } from '#api/admin/people-contract.ts';
import { adminPath } from './AdminNav.tsx';
import { DataTable, Moment, TwoLines } from './DataTable.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

/** The kinds of events whose reference is that of a payment. */
const PAYMENT_KINDS: readonly TimelineEvent['kind'][] = ['checkout', 'paid', 'refunded', 'message'];

type TimelineTableProps = WithTexts<Pick<AdminTexts, 'people' | 'log'>> & { readonly page: TimelinePage };

/** Lists everything that happened to a person or a campaign, latest first. */
export function TimelineTable({ page, language, texts }: TimelineTableProps) {
  const { people: t } = texts;
  return (
    <DataTable
      caption={t.timeline}
      columns={[
        [t.what, (event) => <TwoLines below={getStateText(event, texts)}>{t.kinds[event.kind]}</TwoLines>],
        [t.when, ({ at }) => <Moment at={at} language={language} />],
        [
          t.about,
          ({ kind, about, personId, reference }) => {
            const payment = PAYMENT_KINDS.includes(kind) && `${adminPath('payments', language)}/${reference}`;
            const href = personId === null ? payment : `${adminPath('people', language)}/${personId}`;
            return href ? <a href={href}>{about}</a> : about;
          },
        ],
        [t.reference, ({ reference }) => reference && <code>{reference}</code>],
      ]}
      rows={page.docs}
      nothing={t.noEvents}
    />
  );
}

/** Returns the text of a state: an admin's act as in the log, and an unknown state of the provider's as it is. */
function getStateText({ kind, state }: TimelineEvent, { people, log }: TimelineTableProps['texts']): string {
  const words = new Map<string, string>(Object.entries(kind === 'admin-act' ? log : people.states));
  return words.get(state ?? '') ?? state ?? '';
}
