import { useStore } from '@nanostores/react';
import type { Language } from '#api/platform/rules.ts';
import { $user } from '../session-state.ts';
import type { StepUpTexts } from '../texts.ts';
import { StepUpDialog } from './StepUpDialog.tsx';

/** The dialog of a page whose islands make calls that take a recent log-in, as an island of its own. */
export function StepUp({ language, texts }: { readonly language: Language; readonly texts: StepUpTexts }) {
  const user = useStore($user, { ssr: 'initial' });
  return user && <StepUpDialog email={user.email} hasPassword language={language} texts={texts} />;
}
