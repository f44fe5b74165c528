import type { BatchLine } from '#api/payouts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { formatIban } from '#api/payouts/account-rules.ts';
import { CopyButton } from '#site/ui/CopyButton.tsx';
import { Loaded } from '#site/ui/Loaded.tsx';
import { useResource } from '#widget/client/use-resource.ts';
import { formatAmount } from './format-amount.ts';
import { readBatch } from './payout-calls.ts';
import type { PayoutTexts } from './texts.ts';

type BatchLinesProps = {
  readonly id: string;
  readonly language: Language;
  readonly texts: PayoutTexts['admin'];
};

/** The transfers of a batch, to be copied one by one or taken to the bank as a file. */
export function BatchLines({ id, language, texts: t }: BatchLinesProps) {
  const { resource, reload } = useResource((signal) => readBatch(id, signal));
  return (
    <Loaded resource={resource} texts={{ ...t, loadFailed: t.linesFailed }} onRetry={reload}>
      {({ doc: { lines, hasFile } }) => (
        <div className="payout-details">
          <p className="help">{t.linesLogged}</p>
          <ul className="payout-lines">
            {lines.map((line) => (
              <li key={line.reference}>
                <Line line={line} language={language} texts={t} />
              </li>
            ))}
          </ul>
          {hasFile ? (
            <div>
              <a
                className="button button-secondary"
                href={`/api/admin/payouts/batches/${id}/file`}
                download
                aria-describedby={`file-${id}`}
              >
                {t.file}
              </a>
              <p className="help" id={`file-${id}`}>
                {t.fileLogged}
              </p>
            </div>
          ) : (
            <p className="help">{t.noFile}</p>
          )}
        </div>
      )}
    </Loaded>
  );
}

type LineProps = Omit<BatchLinesProps, 'id'> & { readonly line: BatchLine };

function Line({ line, language, texts: t }: LineProps) {
  const { reference, amountCents } = line;
  const fields = [
    { name: 'iban', label: t.iban, shown: formatIban(line.iban), value: line.iban },
    { name: 'holder', label: t.holder, shown: line.holder, value: line.holder },
    {
      name: 'amount',
      label: t.amount,
      shown: formatAmount(amountCents, language),
      value: (amountCents / 100).toFixed(2),
    },
    { name: 'reference', label: t.reference, shown: reference, value: reference },
  ];
  return (
    <>
      <strong>{line.campaign.name}</strong>
      <dl className="payout-copies">
        {fields.map(({ name, label, shown, value }) => (
          <div key={name} className="row">
            <dt id={`${reference}-${name}`}>{label}</dt>
            <dd>
              <span>{shown}</span>
              <CopyButton
                value={value}
                copyLabel={t.copy}
                copiedLabel={t.copied}
                describedBy={`${reference}-${name}`}
              />
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}
