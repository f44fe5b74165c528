import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { useResource } from '#widget/client/use-resource.ts';
import { api } from './api.ts';
import { readProfile } from './profile/profile-calls.ts';

export type GeneratedPasswordTexts = Readonly<
  Record<'generatedText' | 'generatedChoose' | 'generatedBusy' | 'generatedSent' | 'generatedFailed', string>
>;

type GeneratedPasswordNoticeProps = {
  readonly language: Language;
  readonly texts: GeneratedPasswordTexts;
};

/** Tells a person with a generated password about it, and mails them a link to choose their own. */
export function GeneratedPasswordNotice({ language, texts }: GeneratedPasswordNoticeProps) {
  const { resource } = useResource(readProfile);
  const [state, setState] = useState<'asking' | 'busy' | 'sent' | 'failed'>('asking');
  const profile = resource.kind === 'ready' ? resource.value.profile : undefined;
  if (!profile?.passwordIsGenerated) return null;

  async function sendLink(email: string): Promise<void> {
    setState('busy');
    const json = { email, language };
    const outcome = await callEndpoint(() => api.auth['request-password-reset'].$post({ json }));
    setState(outcome.kind === 'done' ? 'sent' : 'failed');
  }

  return (
    <div className="notice notice-info">
      <div className="stack">
        <p>{texts.generatedText}</p>
        {state !== 'sent' && (
          <button
            type="button"
            className="button button-secondary button-small"
            aria-busy={state === 'busy'}
            disabled={state === 'busy'}
            onClick={() => void sendLink(profile.email)}
          >
            {state === 'busy' ? texts.generatedBusy : texts.generatedChoose}
          </button>
        )}
        <p role="status">
          {state === 'sent' && texts.generatedSent}
          {state === 'failed' && texts.generatedFailed}
        </p>
      </div>
    </div>
  );
}
