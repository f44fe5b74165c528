import { useState } from 'react';
import type { Reread } from '#api/nominees/contract.ts';
import { OVERLOOKED } from '#api/nominees/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { SentenceForm } from '#site/ui/SentenceForm.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import type { SubmissionTexts } from './texts.ts';

export type SubmissionRereadProps = WithTexts<SubmissionTexts['submissions']> & {
  readonly submissionId: string;
  /** Null where the fan has not asked. */
  readonly reread: Reread | null;
  /** Until when the fan may ask; null where they may not. */
  readonly until: string | null;
};

/** The way to have a person read an answer again, and what came of it. */
export function SubmissionReread(props: SubmissionRereadProps) {
  const { submissionId, until, language, texts } = props;
  const [asked, setAsked] = useState<Reread>();
  const reread = props.reread ?? asked;

  async function ask(overlooked: string): Promise<string | undefined> {
    const call = { param: { id: submissionId }, json: { overlooked } };
    const outcome = await callEndpoint(() => api['campaign-submissions'][':id'].reread.$post(call));
    if (outcome.kind !== 'done')
      return outcome.problems['overlooked'] ?? outcome.message ?? texts.readingFailed;
    setAsked(outcome.value.doc);
    return undefined;
  }

  return (
    <>
      <div className="outcome-reasons" role="status">
        {reread && <RereadState reread={reread} language={language} texts={texts} />}
      </div>
      {!reread && until !== null && (
        <details className="outcome-reasoning">
          <summary>{texts.readingAsk}</summary>
          <SentenceForm
            about={`reread-${submissionId}`}
            label={texts.readingOverlooked}
            help={fillText(texts.readingAskUntil, { until: formatDateTime(until, language) })}
            min={OVERLOOKED.min}
            texts={{
              tooShort: OVERLOOKED.tooShort[language],
              send: texts.readingSend,
              busy: texts.busy,
            }}
            onSend={ask}
          />
        </details>
      )}
    </>
  );
}

type RereadStateProps = Pick<SubmissionRereadProps, 'language' | 'texts'> & { readonly reread: Reread };

function RereadState({ reread, language, texts }: RereadStateProps) {
  const { askedAt, overlooked, dueAt, reply, repliedAt, isNominated } = reread;
  const [openedAt] = useState(() => new Date());
  const wait = new Date(dueAt) > openedAt ? texts.readingDue : texts.readingOverdue;
  return (
    <>
      <p>{fillText(texts.readingAsked, { date: formatDateTime(askedAt, language) })}</p>
      <blockquote>
        <q>{overlooked}</q>
      </blockquote>
      {repliedAt === null ? (
        <p>
          {fillText(wait, { date: formatDateTime(dueAt, language) })}{' '}
          {wait === texts.readingOverdue && (
            <a className="link" href={`/${language}/contact`}>
              {texts.readingContact}
            </a>
          )}
        </p>
      ) : (
        <>
          <p>{fillText(texts.readingReplied, { date: formatDateTime(repliedAt, language) })}</p>
          {reply && (
            <blockquote>
              <q>{reply}</q>
            </blockquote>
          )}
          <p>{isNominated ? texts.readingNominated : texts.readingNotNominated}</p>
        </>
      )}
    </>
  );
}
