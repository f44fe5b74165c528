import { useStore } from '@nanostores/react';
import type { Language } from '#api/platform/rules.ts';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { CredentialForm } from '../CredentialForm.tsx';
import { $user } from '../session-state.ts';
import type { StepUpTexts } from '../texts.ts';
import { $stepUp } from './step-up.ts';

type StepUpDialogProps = WithTexts<StepUpTexts> & { readonly email: string; readonly hasPassword: boolean };

/** Asks the person to log in again when any call of the page requires a recent login. */
export function StepUpDialog(props: StepUpDialogProps) {
  const { title, text, confirm, cancel } = props.texts.stepUp;
  const onEnd = useStore($stepUp, { ssr: 'initial' });
  if (!onEnd) return null;
  return (
    <ConfirmDialog open title={title} message={text} cancelLabel={cancel} onCancel={() => onEnd(false)}>
      <CredentialForm {...props} submitLabel={confirm} onDone={() => onEnd(true)} />
    </ConfirmDialog>
  );
}

/** The step-up dialog as an island, for pages whose islands make calls that require a recent login. */
export function StepUp({ language, texts }: { readonly language: Language; readonly texts: StepUpTexts }) {
  const user = useStore($user, { ssr: 'initial' });
  return user && <StepUpDialog email={user.email} hasPassword language={language} texts={texts} />;
}
