import { useState } from 'react';
import type { FailedMail, FailedMailsPage } from '#api/admin/contract.ts';
import { showToast } from '#site/ui/toasts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { api } from '../accounts/api.ts';
import { DataTable, Moment } from './DataTable.tsx';
import { ReasonButton } from './ReasonButton.tsx';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type MailsViewProps = WithTexts<Pick<AdminTexts, 'mails' | 'reason'>> & { readonly page: FailedMailsPage };

/** Lists the mails that failed permanently, each with a button to send it again. */
export function MailsView({ page, language, texts: { mails: texts, reason } }: MailsViewProps) {
  const [docs, setDocs] = useState(page.docs);

  function remove({ id }: FailedMail): void {
    setDocs((rows) => rows.filter((row) => row.id !== id));
    showToast({ kind: 'success', text: texts.sent });
  }

  return (
    <DataTable
      caption={texts.heading}
      columns={[
        [texts.mail, ({ subject, key }) => subject ?? <code>{key}</code>],
        [texts.recipient, ({ recipient }) => recipient],
        [texts.occasion, ({ key }) => <code>{key}</code>],
        [texts.failedAt, ({ failedAt: at }) => <Moment at={at} language={language} />],
        [
          texts.action,
          (mail) => {
            const { id, canBeSentAgain, resentAt, recipient, subject, key } = mail;
            if (resentAt !== null)
              return fillText(texts.resent, { time: formatDateTime(resentAt, language) });
            if (!canBeSentAgain) return texts.gone;
            return (
              <ReasonButton
                className="button button-secondary button-small"
                ariaLabel={fillText(texts.sendAgainNamed, { mail: subject ?? key })}
                title={texts.sendTitle}
                message={fillText(texts.sendMessage, { recipient: recipient ?? '' })}
                confirmLabel={texts.sendAgain}
                language={language}
                texts={reason}
                act={(why) =>
                  api.admin.mails[':id']['send-again'].$post({ param: { id }, json: { reason: why } })
                }
                onDone={() => remove(mail)}
              />
            );
          },
        ],
      ]}
      rows={docs}
      nothing={texts.empty}
    />
  );
}
