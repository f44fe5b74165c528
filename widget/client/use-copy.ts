import { useEffect, useState } from 'react';

/** How long a copy is confirmed (RULES.md, "Numbers"). */
const COPIED_MS = 1000;

/** Returns whether a text has just been copied, and how to copy it. If the browser refuses, nothing changes. */
export function useCopy(text: string): readonly [isCopied: boolean, copy: () => Promise<void>] {
  const [isCopied, setCopied] = useState(false);
  useEffect(() => {
    const timer = setTimeout(setCopied, COPIED_MS, false);
    return () => clearTimeout(timer);
  }, [isCopied]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.warn('The clipboard refused', error);
    }
  }
  return [isCopied, copy];
}
