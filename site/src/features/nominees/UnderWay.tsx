import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { fillText } from '#widget/client/fill-text.ts';
import type { NomineeTexts } from './texts.ts';
import type { Selection } from './use-nominees.ts';

type UnderWayProps = WithTexts<NomineeTexts['nominees']> & Selection;

/** Shows what the choice waits for: answers that are being scored, and fans' requests without a reply. */
export function UnderWay({ campaign, nominees: { pending, rereads }, language, texts }: UnderWayProps) {
  const { until } = rereads;
  const isAfterMeeting = campaign.plannedDate !== null && until !== null && until > campaign.plannedDate;
  return (
    <div role="status">
      {pending > 0 && <p className="notice">{fillText(texts.pending, { count: pending })}</p>}
      {rereads.open > 0 && (
        <p className="notice">
          {fillText(texts.rereadsAsked, { count: rereads.open })}{' '}
          {until !== null && fillText(texts.rereadsFirst, { until: formatDateTime(until, language) })}{' '}
          {isAfterMeeting && texts.rereadsMeeting}
        </p>
      )}
    </div>
  );
}

/** Shows how the nominees were ranked, and what has changed them or still may, before the owner chooses. */
export function BeforeChoosing({ nominees, language, texts }: Omit<UnderWayProps, 'campaign'>) {
  const { docs, tied, unsettled, withdrawn, rereads } = nominees;
  const names = new Intl.ListFormat(language).format(tied.map(({ user }) => user.name));
  return (
    <div className="help before-choosing column" role="status">
      {docs.length > 0 && docs.every(({ judgedBy }) => judgedBy === 'rubric') && <p>{texts.roughlySorted}</p>}
      {tied.length > 0 && <p>{fillText(texts.tied, { names })}</p>}
      {unsettled > 0 && <p>{fillText(texts.unsettled, { count: unsettled })}</p>}
      {withdrawn > 0 && <p>{fillText(texts.withdrawn, { count: withdrawn })}</p>}
      {rereads.until !== null && (
        <p>{fillText(texts.rereadsOpen, { until: formatDateTime(rereads.until, language) })}</p>
      )}
    </div>
  );
}
