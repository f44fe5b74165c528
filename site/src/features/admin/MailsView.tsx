import { useState } from 'react';
import type { FailedMailsPage } from '#api/admin/contract.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { api } from '../accounts/api.ts';
import { ActButton } from './ActButton.tsx';
import { DataTable, Moment } from './DataTable.tsx';
import { nameOccasion } from './name-occasion.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import type { AdminTexts } from './texts.ts';

type MailsViewProps = WithTexts<Pick<AdminTexts, 'mails' | 'acts' | 'reason'>> & {
  readonly page: FailedMailsPage;
};

/** Lists the mails that failed permanently, each with a button to send it again. */
export function MailsView({ page, language, texts: all }: MailsViewProps) {
  const { mails: texts } = all;
  const [docs, setDocs] = useState(page.docs);

  return (
    <DataTable
      caption={texts.heading}
      columns={[
        [texts.mail, ({ subject, key }) => subject ?? <code>{key}</code>],
        [texts.recipient, ({ recipient }) => recipient],
        [texts.failedAt, ({ failedAt: at }) => <Moment at={at} language={language} />],
        [texts.occasion, ({ key }) => nameOccasion(key, language)],
        [
          texts.action,
          ({ id, canBeSentAgain, resentAt, recipient, subject, key }) => {
            if (resentAt !== null)
              return fillText(texts.resent, { time: formatDateTime(resentAt, language) });
            if (!canBeSentAgain) return texts.gone;
            return (
              <ActButton
                name="mail-sent-again"
                about={subject ?? key}
                values={{ recipient: recipient ?? '' }}
                language={language}
                texts={all}
                act={(why) =>
                  api.admin.mails[':id']['send-again'].$post({ param: { id }, json: { reason: why } })
                }
                onDone={() => setDocs((rows) => rows.filter((row) => row.id !== id))}
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
