import { Check, Copy } from 'lucide-react';
import { useCopy } from '#widget/client/use-copy.ts';

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
  const [copied, copy] = useCopy(value);
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
