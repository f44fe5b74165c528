import { useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { SelectField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { toPages } from '#widget/client/use-pages.ts';
import { useResource } from '#widget/client/use-resource.ts';
import type { ManagementTexts } from './texts.ts';
import { readApprovedCharities, replaceCharity } from './own-campaign-calls.ts';

type ReplaceCharityDialogProps = {
  readonly campaign: Pick<Campaign, 'id' | 'name' | 'charity'>;
  readonly texts: ManagementTexts['campaigns'];
  readonly onDone: () => void;
  readonly onLeave: () => void;
};

/** Chooses an approved charity in place of one that was rejected. */
export function ReplaceCharityDialog({ campaign, texts, onDone, onLeave }: ReplaceCharityDialogProps) {
  const { resource, reload } = useResource(readApprovedCharities);
  const [charity, setCharity] = useState('');
  const [problem, setProblem] = useState<string>();

  async function replace(): Promise<void> {
    if (charity === '') {
      setProblem(texts.charityRequired);
      return;
    }
    const outcome = await replaceCharity(campaign.id, charity);
    if (outcome.kind === 'done') onDone();
    else setProblem(outcome.problems['charity'] ?? outcome.message ?? texts.charityFailed);
  }

  return (
    <ConfirmDialog
      open
      title={texts.charityTitle}
      message={fillText(texts.charityMessage, { campaign: campaign.name, charity: campaign.charity.name })}
      confirmLabel={texts.charityConfirm}
      cancelLabel={texts.charityLater}
      loadingLabel={texts.charityBusy}
      onConfirm={replace}
      onCancel={onLeave}
    >
      {resource.kind === 'failed' ? (
        <p className="notice notice-error" role="alert">
          {texts.charitiesFailed}{' '}
          <button type="button" className="link" onClick={reload}>
            {texts.retryLoad}
          </button>
        </p>
      ) : (
        <SelectField
          label={texts.charityLabel}
          name="charity"
          required
          value={charity}
          problem={problem}
          aria-busy={resource.kind === 'loading'}
          onChange={({ currentTarget }) => {
            setCharity(currentTarget.value);
            setProblem(undefined);
          }}
          options={[
            ['', resource.kind === 'loading' ? texts.charitiesLoading : texts.charityChoose],
            ...toPages(resource).docs.map(({ id, name }) => [id, name] as const),
          ]}
        />
      )}
    </ConfirmDialog>
  );
}
