import { Download } from 'lucide-react';
import { useState } from 'react';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import type { AccountTexts } from '../accounts/texts.ts';
import { Panel } from '#site/ui/Panel.tsx';
import { downloadExport } from '../accounts/profile-calls.ts';

type ExportPanelProps = { readonly texts: AccountTexts['profile'] };

/** Everything that is stored about the person, as a file. */
export function ExportPanel({ texts }: ExportPanelProps) {
  const [isBusy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function download(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFailure(undefined);
    const outcome = await downloadExport();
    if (outcome.kind !== 'done') setFailure(outcome.message ?? texts.exportFailed);
    setBusy(false);
  }

  return (
    <Panel title={texts.yours} text={texts.exportText}>
      <FormFailure text={failure} />
      <button
        type="button"
        className="button button-secondary"
        aria-busy={isBusy}
        aria-disabled={isBusy}
        onClick={() => void download()}
      >
        {!isBusy && <Download aria-hidden="true" />}
        {isBusy ? texts.exporting : texts.export}
      </button>
    </Panel>
  );
}
