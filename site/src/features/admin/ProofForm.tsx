import { useState } from 'react';
import type { CampaignInReview } from '#api/admin/contract.ts';
import type { Proof } from '#api/campaigns/review-rules.ts';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { readFormValues } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import type { AdminTexts } from './texts.ts';

type ProofFormProps = {
  readonly campaign: CampaignInReview;
  readonly texts: AdminTexts['reviews'];
};

/** The addresses that a campaign's owner named, and whether one of them, or another, proves the campaign. */
export function ProofForm({ campaign: { id, name, addresses, proofCode }, texts }: ProofFormProps) {
  const [proof, setProof] = useState<Proof>();
  const [isBusy, setIsBusy] = useState(false);

  async function check(url: string): Promise<void> {
    setIsBusy(true);
    const outcome = await callEndpoint(() =>
      api.admin.campaigns[':id'].proof.$post({ param: { id }, json: { url } }),
    );
    setIsBusy(false);
    if (outcome.kind === 'done') setProof(outcome.value.proof);
    else showToast({ kind: 'error', text: outcome.message ?? texts.checkFailed });
  }

  return (
    <form
      className="proof"
      onSubmit={(event) => {
        event.preventDefault();
        void check(readFormValues(event.currentTarget)['url'] ?? '');
      }}
    >
      {addresses.length === 0 && <small>{texts.noAddress}</small>}
      {addresses.map((address) => (
        <small key={address}>
          {address.startsWith('http') ? (
            <a href={address} rel="noreferrer nofollow">
              {address}
            </a>
          ) : (
            address
          )}
        </small>
      ))}
      <small>
        <code>{fillText(texts.code, { code: proofCode })}</code>
      </small>
      <input
        type="url"
        name="url"
        className="input"
        required
        aria-label={`${texts.address}: ${name}`}
        placeholder="https://"
        defaultValue={addresses[0]}
      />
      <SubmitButton
        label={texts.check}
        busyLabel={texts.checking}
        isBusy={isBusy}
        className="button button-secondary button-small"
      />
      <small role="status">{proof && texts[proof === 'code' ? 'codeFound' : proof]}</small>
    </form>
  );
}
