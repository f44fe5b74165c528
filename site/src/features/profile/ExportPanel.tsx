import { Download } from 'lucide-react';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { saveFile } from '#site/ui/save-file.ts';
import { sendToApi } from '../accounts/api.ts';
import { callWithStepUp } from '../accounts/step-up/step-up.ts';
import type { AccountTexts } from '../accounts/texts.ts';

/** Everything that is stored about the person, as a file. */
export function ExportPanel({ texts }: { readonly texts: AccountTexts['profile'] }) {
  const { isBusy, alert, run } = useCall();

  async function download(): Promise<string | undefined> {
    const outcome = await callWithStepUp(() => sendToApi('/api/users/me/export'));
    if (outcome.kind !== 'done') return outcome.message ?? texts.exportFailed;
    const file = new Blob([JSON.stringify(outcome.value, null, 2)], { type: 'application/json' });
    saveFile(file, 'power-hour.json');
    return undefined;
  }

  return (
    <Panel title={texts.yours} text={texts.exportText}>
      <FormFailure text={alert} />
      <SubmitButton
        className="button button-secondary"
        label={
          <>
            <Download aria-hidden="true" />
            {texts.export}
          </>
        }
        busyLabel={texts.exporting}
        isBusy={isBusy}
        onClick={() => void run(download)}
      />
    </Panel>
  );
}
