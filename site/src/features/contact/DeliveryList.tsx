import type { WebhookDelivery } from '#api/contact/contract.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { formatDateTime } from '#site/i18n/format.ts';
import { PagedList } from '#site/ui/PagedList.tsx';
import { RowAction } from '#site/ui/OwnList.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { usePages } from '#widget/client/use-pages.ts';
import type { ContactTexts } from './texts.ts';
import '#site/ui/own-list.css';

type DeliveryListProps = WithTexts<ContactTexts> & {
  readonly pages: ReturnType<typeof usePages<WebhookDelivery>>;
  readonly onResend: (id: string) => void;
};

/** The messages to a charity's own system, each with what became of it and a button that sends it again. */
export function DeliveryList({ pages, language, texts: t, onResend }: DeliveryListProps) {
  return (
    <PagedList pages={pages} texts={t} empty={<p className="help">{t.noDeliveries}</p>} className="own-list">
      {({ id, type, attemptedAt, status, state }) => {
        const time = formatDateTime(attemptedAt, language);
        return (
          <>
            <p className="own-name">
              <strong>{t[type]}</strong>
              <br />
              <span className="help">
                {time} · {t[state]} · {status === null ? t.noAnswer : fillText(t.answer, { status })}
              </span>
            </p>
            <RowAction
              label={t.resend}
              name={fillText(t.resendNamed, { message: t[type], time })}
              onPress={() => onResend(id)}
            />
          </>
        );
      }}
    </PagedList>
  );
}
