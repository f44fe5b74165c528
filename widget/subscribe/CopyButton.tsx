import { useEffect, useState, type RefObject } from 'react';
import type { SubscribeTexts } from './texts.ts';

/** Duration of a copy button's confirmation (RULES.md, "Numbers"). */
const COPY_CONFIRM_MS = 1000;

type CopyButtonProps = {
  /** Names the copied text for a screen reader. */
  readonly label: string;
  readonly source: RefObject<HTMLElement | null>;
  readonly texts: SubscribeTexts;
};

/** A button that copies the text of `source`, or selects it where the browser forbids copying. */
export function CopyButton({ label, source, texts }: CopyButtonProps) {
  const [outcome, setOutcome] = useState<'copied' | 'copyByHand' | undefined>();

  useEffect(() => {
    if (outcome !== 'copied') return;
    const timer = setTimeout(() => setOutcome(undefined), COPY_CONFIRM_MS);
    return () => clearTimeout(timer);
  }, [outcome]);

  async function copy(): Promise<void> {
    const node = source.current;
    if (!node) return;
    try {
      await navigator.clipboard.writeText(node.textContent);
      setOutcome('copied');
    } catch {
      window.getSelection()?.selectAllChildren(node);
      setOutcome('copyByHand');
    }
  }

  return (
    <span className="sf-copy">
      <button
        type="button"
        className="sf-copy-button"
        aria-label={outcome ? undefined : label}
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? texts.copied : texts.copy}
      </button>
      <span className={outcome === 'copyByHand' ? 'sf-help' : 'sf-hidden'} role="status">
        {outcome && texts[outcome]}
      </span>
    </span>
  );
}
