import { Download } from 'lucide-react';
import { useState } from 'react';
import { FormFailure } from '#site/ui/FormFailure.tsx';
import type { AccountTexts } from '../texts.ts';
import { Panel } from './Panel.tsx';
import { downloadExport } from './profile-calls.ts';

type ExportPanelProps = { readonly texts: AccountTexts['profile'] };

/** Everything that is stored about the person, as a file. */
export function ExportPanel({ texts }: ExportPanelProps) {
  const [state, setState] = useState<'idle' | 'busy' | 'failed'>('idle');

  async function download(): Promise<void> {
    if (state === 'busy') return;
    setState('busy');
    setState((await downloadExport()) ? 'idle' : 'failed');
  }

  return (
    <Panel title={texts.yours} text={texts.exportText}>
      <FormFailure text={state === 'failed' ? texts.exportFailed : undefined} />
      <button
        type="button"
        className="button button-secondary"
        aria-busy={state === 'busy'}
        aria-disabled={state === 'busy'}
        onClick={() => void download()}
      >
        {state !== 'busy' && <Download aria-hidden="true" />}
        {state === 'busy' ? texts.exporting : texts.export}
      </button>
    </Panel>
  );
}
