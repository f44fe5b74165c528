import { useState } from 'react';
import type { WithTexts } from '#site/i18n/feature-texts.ts';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { useIsHydrated } from '#site/ui/use-form.ts';
import type { AccountTexts } from '../texts.ts';
import { hasPasskeys } from './ask-for-passkey.ts';
import { addPasskey } from './passkey-calls.ts';

type AddPasskeyProps = WithTexts<AccountTexts['passkeys']> & {
  /** For a page that lists the passkeys; without it only one can be added. */
  readonly onAdded?: () => void;
};

/** Creates a passkey on this device in one press; it is named after the browser until the person renames it. */
export function AddPasskey({ language, texts, onAdded }: AddPasskeyProps) {
  const isUnknown = useIsHydrated() && !hasPasskeys();
  const { isBusy, alert, run } = useCall();
  const [isAdded, setAdded] = useState(false);

  async function add(): Promise<string | undefined> {
    setAdded(false);
    const outcome = await addPasskey(language);
    if (outcome.kind === 'stopped') return texts.notMade;
    if (outcome.kind !== 'done') return outcome.message ?? texts.addFailed;
    setAdded(true);
    onAdded?.();
    return undefined;
  }

  if (isUnknown) return <p className="help">{texts.unknown}</p>;
  return (
    <div className="form">
      <FormFailure text={alert} />
      {(!isAdded || onAdded) && (
        <SubmitButton
          className="button button-secondary"
          label={texts.add}
          busyLabel={texts.adding}
          isBusy={isBusy}
          onClick={() => void run(add)}
        />
      )}
      <p role="status">{isAdded && texts.added}</p>
    </div>
  );
}
