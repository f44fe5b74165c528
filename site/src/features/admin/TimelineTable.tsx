import type { TimelineEvent, TimelinePage } from '#api/admin/people-contract.ts';
import { adminPath } from './AdminNav.tsx';
import { DataTable, Moment, TwoLines } from './DataTable.tsx';
import { nameOccasion } from './name-occasion.ts';
import type { Language } from '#api/platform/rules.ts';
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
        [
          t.what,
          (event) => <TwoLines below={getStateText(event, texts, language)}>{t.kinds[event.kind]}</TwoLines>,
        ],
        [t.when, ({ at }) => <Moment at={at} language={language} />],
        [
          t.about,
          ({ kind, about, personId, reference }) => {
            const payment = PAYMENT_KINDS.includes(kind) && `${adminPath('payments', language)}/${reference}`;
            const href = personId === null ? payment : `${adminPath('people', language)}/${personId}`;
            return href ? <a href={href}>{about}</a> : about;
          },
        ],
        [t.reference, (event) => !isMail(event) && event.reference && <code>{event.reference}</code>],
      ]}
      rows={page.docs}
      nothing={t.noEvents}
    />
  );
}

const isMail = ({ kind }: TimelineEvent) => kind === 'mail-queued' || kind === 'mail-sent';

/** Returns the text of a state, with what a mail is about: an unknown state of the provider's is shown as it is. */
function getStateText(
  event: TimelineEvent,
  { people, log }: TimelineTableProps['texts'],
  language: Language,
) {
  const { kind, state, reference } = event;
  const words = new Map<string, string>(Object.entries(kind === 'admin-act' ? log : people.states));
  const text = words.get(state ?? '') ?? state ?? '';
  return isMail(event) ? [nameOccasion(reference ?? '', language), text].filter(Boolean).join(', ') : text;
}
