import { useState } from 'react';
import type { Team } from '#api/management/team-contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { Field } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { useForm } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { checkAddress } from '../../accounts/check-address.ts';
import { toFormErrors } from '../../accounts/form-errors.ts';
import { inviteMember } from './team-calls.ts';
import type { TeamTexts } from './texts.ts';

type TeamFormProps = {
  readonly language: Language;
  readonly texts: TeamTexts['team'];
  readonly onInvited: (team: Team) => void;
};

/** Invites an address to an owner's team. */
export function TeamForm({ language, texts, onInvited }: TeamFormProps) {
  const [sent, setSent] = useState(0);
  const form = useForm({
    check: (values) => checkAddress(values, language),
    send: async ({ email = '', mayDecide }) => {
      const outcome = await inviteMember(email, mayDecide !== undefined);
      if (outcome.kind === 'done') {
        onInvited(outcome.value);
        setSent((count) => count + 1);
        showFormToast('success', fillText(texts.sent, { email }));
      }
      return toFormErrors(outcome, texts);
    },
  });
  return (
    <Form state={form} submit={texts.send} busy={texts.sending} buttonClass="button button-secondary">
      <Field
        key={sent}
        label={texts.email}
        {...form.field('email')}
        type="email"
        autoComplete="off"
        required
      />
      <label className="choice">
        <input key={sent} type="checkbox" name="mayDecide" />
        <span>{texts.decide}</span>
      </label>
    </Form>
  );
}
