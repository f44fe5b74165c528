import { Download } from 'lucide-react';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import { Panel } from '#site/ui/Panel.tsx';
import { SubmitButton } from '#site/ui/SubmitButton.tsx';
import { useCall } from '#site/ui/use-call.ts';
import { downloadExport } from '../accounts/profile-calls.ts';
import type { AccountTexts } from '../accounts/texts.ts';

/** Everything that is stored about the person, as a file. */
export function ExportPanel({ texts }: { readonly texts: AccountTexts['profile'] }) {
  const { isBusy, alert, run } = useCall();

  async function download(): Promise<string | undefined> {
    const outcome = await downloadExport();
    return outcome.kind === 'done' ? undefined : (outcome.message ?? texts.exportFailed);
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
