import { useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Field, SelectField } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { checkAddress } from '../../accounts/check-address.ts';
import { toFormErrors } from '../../accounts/form-errors.ts';
import { readOwnCampaigns } from '../own-campaign-calls.ts';
import { handOver } from './team-calls.ts';
import type { TeamTexts } from './texts.ts';

type HandOverFormProps = {
  readonly language: Language;
  readonly texts: TeamTexts['team'];
  readonly onOffered: () => Promise<unknown>;
};

/** Offers one of an owner's undecided campaigns to another account; nothing where there is none. */
export function HandOverForm({ onOffered, ...props }: HandOverFormProps) {
  const { docs } = usePages(readOwnCampaigns);
  const campaigns = docs.filter(
    ({ managedFor, cancelled, winnersSelected }) => managedFor === null && !cancelled && !winnersSelected,
  );
  if (campaigns.length === 0) return null;
  return (
    <Panel title={props.texts.handOver} text={props.texts.handOverText}>
      <OfferForm {...props} campaigns={campaigns} onOffered={onOffered} />
    </Panel>
  );
}

function OfferForm({
  campaigns,
  language,
  texts,
  onOffered,
}: HandOverFormProps & { readonly campaigns: readonly Campaign[] }) {
  const [sent, setSent] = useState(0);
  const form = useForm({
    check: (values) => checkAddress(values, language),
    send: async ({ email = '', campaign = '' }) => {
      const outcome = await handOver(campaign, email);
      if (outcome.kind === 'done') {
        await onOffered();
        setSent((count) => count + 1);
        showFormToast('success', fillText(texts.offerSent, { email }));
      }
      return toFormErrors(outcome, texts);
    },
  });
  return (
    <Form state={form} submit={texts.offer} busy={texts.sending} buttonClass="button button-secondary">
      <div className="form-row">
        <SelectField label={texts.campaign} name="campaign">
          {campaigns.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </SelectField>
        <Field
          key={sent}
          label={texts.handOverNew}
          {...form.field('email')}
          type="email"
          autoComplete="off"
          required
        />
      </div>
    </Form>
  );
}
