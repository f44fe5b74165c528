import { useState } from 'react';
import type { ContactChoice as Choice } from '#api/contact/contract.ts';
import { CONTACT_VERSION, CONTACT_WORDINGS } from '#api/contact/rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { CheckField } from '#site/ui/CheckField.tsx';
import { showToast } from '#site/ui/toasts.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { api } from '../accounts/api.ts';

type ContactChoiceProps = {
  readonly submissionId: string;
  /** null or undefined if no charity can ask. */
  readonly contact: Choice | null | undefined;
  readonly language: Language;
  readonly failed: string;
};

const endpoint = api['campaign-submissions'][':id'].contact;

/** Asks a fan who has paid whether the charity may write to them: only while they keep the box ticked. */
export function ContactChoice({ submissionId, contact, language, failed }: ContactChoiceProps) {
  const [isAllowed, setAllowed] = useState(contact?.isAllowed ?? false);
  const [isSaving, setSaving] = useState(false);
  const isReady = useIsHydrated();
  if (!contact) return null;
  const { box, help } = CONTACT_WORDINGS[CONTACT_VERSION];
  const named = { charity: contact.charity };

  async function choose(next: boolean): Promise<void> {
    if (isSaving) return;
    setSaving(true);
    setAllowed(next);
    const param = { id: submissionId };
    const outcome = await (next
      ? endpoint.$put({ param, json: { version: CONTACT_VERSION } })
      : endpoint.$delete({ param }));
    setSaving(false);
    if (outcome.kind === 'done') return;
    setAllowed(!next);
    showToast('error', outcome.message ?? failed);
  }

  return (
    <CheckField
      label={fillText(box[language], named)}
      help={fillText(help[language], named)}
      checked={isAllowed}
      // Before hydration, a press would change the box without storing the choice.
      disabled={!isReady}
      aria-busy={isSaving}
      onChange={(event) => void choose(event.currentTarget.checked)}
    />
  );
}
