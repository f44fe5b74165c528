import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { Field, SelectField } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { checkAddress } from '../../accounts/check-address.ts';
import { toFormErrors } from '../../accounts/form-errors.ts';
import { handOver } from './team-calls.ts';
import type { TeamTexts } from './texts.ts';

export type OwnCampaign = { readonly id: string; readonly name: string };

type HandOverFormProps = {
  readonly campaigns: readonly OwnCampaign[];
  readonly language: Language;
  readonly texts: TeamTexts['team'];
  readonly onOffered: () => Promise<unknown>;
};

/** Offers one of an owner's undecided campaigns to another account. */
export function HandOverForm({ campaigns, language, texts, onOffered }: HandOverFormProps) {
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
