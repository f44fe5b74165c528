import { useState } from 'react';
import { ConfirmDialog } from '#site/ui/ConfirmDialog.tsx';
import { showFormToast } from '#site/ui/toasts.ts';
import { removeStory } from './story-calls.ts';
import type { StoryTexts } from './texts.ts';

type RemoveStoryProps = {
  /** The campaign's id. */
  readonly id: string;
  readonly texts: StoryTexts['owner'];
  readonly onRemoved: () => Promise<unknown>;
};

/** The button that removes a story everywhere, once that is confirmed. */
export function RemoveStory({ id, texts, onRemoved }: RemoveStoryProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function remove(): Promise<void> {
    setBusy(true);
    const outcome = await removeStory(id);
    setBusy(false);
    setAsking(false);
    if (outcome.kind !== 'done') {
      showFormToast('error', outcome.message ?? texts.unreachable);
      return;
    }
    showFormToast('success', texts.removed);
    await onRemoved();
  }

  return (
    <p>
      <button type="button" className="button button-quiet" onClick={() => setAsking(true)}>
        {texts.remove}
      </button>
      <ConfirmDialog
        open={isAsking}
        title={texts.removeTitle}
        message={texts.removeMessage}
        confirmLabel={texts.remove}
        cancelLabel={texts.removeKeep}
        loadingLabel={texts.removing}
        loading={isBusy}
        danger
        onConfirm={() => void remove()}
        onCancel={() => setAsking(false)}
      />
    </p>
  );
}
