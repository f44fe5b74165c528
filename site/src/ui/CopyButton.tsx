import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';

/** How long the button confirms the copy (RULES.md, "Numbers"). */
const COPIED_MS = 1000;

type CopyButtonProps = {
  /** The text for the clipboard. */
  value: string;
  copyLabel: string;
  copiedLabel: string;
  /** Names what is copied for people who cannot see it, such as "Copy password". */
  describedBy?: string;
};

/** Copies a text and confirms it for a second. If the browser refuses, the button stays as it is. */
export function CopyButton({ value, copyLabel, copiedLabel, describedBy }: CopyButtonProps) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(value);
      setCopied(true);
    } catch (error) {
      console.warn('The clipboard refused', error);
    }
  }

  return (
    <button
      type="button"
      className="button button-secondary button-small"
      aria-describedby={describedBy}
      onClick={() => void copy()}
    >
      {copied ? <Check aria-hidden="true" /> : <Copy aria-hidden="true" />}
      <span aria-live="polite">{copied ? copiedLabel : copyLabel}</span>
    </button>
  );
}
