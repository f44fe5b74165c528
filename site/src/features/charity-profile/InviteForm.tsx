import { useState } from 'react';
import type { CharityAccess } from '#api/charities/invitation-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Field, SelectField } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { checkAddress } from '../accounts/check-address.ts';
import { toFormErrors } from '../accounts/form-errors.ts';
import { inviteAddress } from './access-calls.ts';
import type { CharityProfileTexts } from './texts.ts';

type InviteFormProps = {
  readonly id: string;
  readonly language: Language;
  readonly texts: CharityProfileTexts['access'];
  readonly onInvited: (access: CharityAccess) => void;
};

/** Sends an invitation to edit a charity's profile. */
export function InviteForm({ id, language, texts, onInvited }: InviteFormProps) {
  const [sent, setSent] = useState(0);
  const form = useForm({
    check: (values) => checkAddress(values, language),
    send: async ({ email = '', mailLanguage }) => {
      const outcome = await inviteAddress(id, email, mailLanguage === 'en' ? 'en' : 'nl');
      if (outcome.kind === 'done') {
        onInvited(outcome.value);
        setSent((count) => count + 1);
        showFormToast('success', fillText(texts.sent, { email }));
      }
      return toFormErrors(outcome, texts);
    },
  });
  return (
    <Form state={form} submit={texts.invite} busy={texts.inviting} buttonClass="button button-secondary">
      <div className="form-row">
        <Field
          key={sent}
          label={texts.email}
          {...form.field('email')}
          type="email"
          autoComplete="off"
          required
        />
        <SelectField label={texts.language} name="mailLanguage" defaultValue={language}>
          <option value="nl">{texts.dutch}</option>
          <option value="en">{texts.english}</option>
        </SelectField>
      </div>
    </Form>
  );
}
