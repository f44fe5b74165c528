import { useState } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { EmailField } from '#site/ui/Field.tsx';
import { Form } from '#site/ui/Form.tsx';
import { useFormDraft } from '#site/ui/use-form-draft.ts';
import { useForm } from '#site/ui/use-form.ts';
import { api } from './api.ts';
import { checkEmail, toProblemMessages } from './checks.ts';
import { ResultNotice } from './ResultNotice.tsx';
import { toFormErrors } from './form-errors.ts';
import type { AccountTexts } from './texts.ts';

type ForgotFormProps = WithTexts<Pick<AccountTexts, 'common' | 'forgot' | 'problems'>>;

/** Asks for a link to choose a new password. The result is the same for every address. */
export function ForgotForm({ language, texts }: ForgotFormProps) {
  const { common, forgot, problems: sentences } = texts;
  const [sentTo, setSentTo] = useState<string>();
  const draft = useFormDraft('words-forgot-password', null);
  const form = useForm({
    draft,
    check: (values) => toProblemMessages(checkEmail(values), sentences),
    send: async ({ email = '' }) => {
      const redirect = new URLSearchParams(location.search).get('redirect');
      const json = { email, language, ...(redirect !== null && { redirect }) };
      const outcome = await api.auth['request-password-reset'].$post({ json });
      if (outcome.kind === 'done') {
        draft.discard();
        setSentTo(email);
      }
      return toFormErrors(outcome, forgot);
    },
  });

  if (sentTo !== undefined) {
    return (
      <ResultNotice heading={forgot.sentHeading} text={fillText(forgot.sent, { email: sentTo })}>
        <button type="button" className="link" onClick={() => setSentTo(undefined)}>
          {forgot.other}
        </button>
      </ResultNotice>
    );
  }
  return (
    <Form key={draft.revision} state={form} submit={forgot.submit} busy={forgot.busy}>
      <EmailField label={common.email} {...form.field('email')} />
    </Form>
  );
}
