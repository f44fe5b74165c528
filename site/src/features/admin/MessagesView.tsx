import { useState, type ReactNode } from 'react';
import type { ProcessedAgain, UnappliedMessage, UnappliedMessagesPage } from '#api/admin/contract.ts';
import { isEventId } from '#api/payments/rules.ts';
import { ID_MAX, type Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';
import { AskForm } from './AskForm.tsx';
import { DataTable, Moment, TwoLines, type Column } from './DataTable.tsx';
import { ReasonDialog } from './ReasonDialog.tsx';
import type { AdminTexts } from './texts.ts';

type MessagesViewProps = WithTexts<Pick<AdminTexts, 'messages' | 'acts' | 'reason'>> & {
  readonly page: UnappliedMessagesPage;
  /** The links through the list. */
  readonly children?: ReactNode;
};

const OUTCOME_TEXTS = {
  recorded: 'recorded',
  repeated: 'repeated',
  foreign: 'foreign',
  ignored: 'ignoredAgain',
  unreadable: 'unreadableAgain',
} as const;

/** Lists the provider's messages that changed nothing, and has any message processed again, by its row or its id. */
export function MessagesView({ page, language, texts: all, children }: MessagesViewProps) {
  const { messages: texts } = all;
  const [docs, setDocs] = useState(page.docs);
  const [id, setId] = useState<string>();

  function finish(processed: string, { outcome }: ProcessedAgain): void {
    setId(undefined);
    const hasCounted = outcome === 'recorded' || outcome === 'repeated';
    if (hasCounted) setDocs((rows) => rows.filter((row) => row.id !== processed));
    showToast(hasCounted ? 'success' : 'error', texts[OUTCOME_TEXTS[outcome]]);
  }

  return (
    <>
      <DataTable
        caption={texts.heading}
        columns={listColumns(language, texts, setId)}
        rows={docs}
        nothing={texts.empty}
      />
      {children}
      <MessageById texts={texts} onFound={setId} />
      {id !== undefined && (
        <ReasonDialog
          name="message-processed-again"
          about={id}
          language={language}
          texts={all}
          act={(why) =>
            api.admin.messages[':id']['process-again'].$post({ param: { id }, json: { reason: why } })
          }
          onDone={(processed) => finish(id, processed)}
          onLeave={() => setId(undefined)}
        />
      )}
    </>
  );
}

type MessageByIdProps = { readonly texts: AdminTexts['messages']; readonly onFound: (id: string) => void };

function MessageById({ texts, onFound }: MessageByIdProps) {
  return (
    <section className="admin-part" aria-labelledby="by-id">
      <h2 id="by-id">{texts.byId}</h2>
      <p>{texts.byIdLead}</p>
      <AskForm
        label={texts.id}
        help={texts.idHelp}
        name="id"
        maxLength={ID_MAX}
        submit={texts.processAgain}
        onAsk={(typed) => {
          if (!isEventId(typed)) return texts.idInvalid;
          onFound(typed);
          return undefined;
        }}
      />
    </section>
  );
}

function listColumns(
  language: Language,
  texts: AdminTexts['messages'],
  onProcess: (id: string) => void,
): readonly Column<UnappliedMessage>[] {
  return [
    [texts.message, ({ id, type }) => <TwoLines below={<code>{id}</code>}>{type}</TwoLines>],
    [
      texts.outcome,
      ({ outcome }) => (
        <span className={`badge ${outcome === 'unreadable' ? 'badge-failed' : ''}`}>
          {outcome === 'unreadable' ? texts.unreadable : texts.ignored}
        </span>
      ),
    ],
    [texts.receivedAt, ({ receivedAt: at }) => <Moment at={at} language={language} />],
    [
      texts.action,
      ({ id, canBeProcessedAgain }) =>
        canBeProcessedAgain ? (
          <button
            type="button"
            className="button button-secondary button-small"
            aria-label={fillText(texts.processAgainNamed, { message: id })}
            onClick={() => onProcess(id)}
          >
            {texts.processAgain}
          </button>
        ) : (
          texts.noId
        ),
    ],
  ];
}
