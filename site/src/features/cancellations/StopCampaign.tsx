import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import type { CancellationTexts } from './texts.ts';
import { EndDialog } from './EndDialog.tsx';
import { RefundProgress } from './RefundProgress.tsx';

type StopCampaignProps = {
  readonly campaign: { readonly id: string; readonly name: string };
  readonly isCancelled: boolean;
  readonly language: Language;
  readonly texts: Pick<CancellationTexts, 'stopping' | 'refunds'>;
};

/** Lets an admin stop a campaign from its page, which then says why, and follow its refunds. */
export function StopCampaign({ campaign, isCancelled, language, texts }: StopCampaignProps) {
  const [isAsking, setAsking] = useState(false);
  if (isCancelled)
    return (
      <section className="panel">
        <h2 className="eyebrow">{texts.refunds.title}</h2>
        <RefundProgress id={campaign.id} role="admin" language={language} texts={texts.refunds} />
      </section>
    );
  return (
    <div>
      <button type="button" className="button button-secondary button-small" onClick={() => setAsking(true)}>
        {texts.stopping.action}
      </button>
      {isAsking && (
        <EndDialog
          campaign={campaign}
          language={language}
          role="admin"
          texts={texts.stopping}
          onDone={() => location.reload()}
          onLeave={() => setAsking(false)}
        />
      )}
    </div>
  );
}
