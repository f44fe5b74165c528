import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { OutlineIcon } from '#widget/client/OutlineIcon.tsx';
import { $toasts, dismissErrorToasts, dismissToast, type Toast } from './toasts.ts';
import styles from './toasts.css?url';

type ToastRegionProps = { label: string; closeLabel: string };

/** Outlines from Lucide: these few are smaller than the package, which the campaign's page does not need otherwise. */
const RING = 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0';
const PATHS = {
  success: [RING, 'm16 9-5.5 5.5L8 12'],
  error: [RING, 'm15 9-6 6', 'm9 9 6 6'],
  close: ['M18 6 6 18', 'm6 6 12 12'],
} as const;

/**
 * The region for toasts, once per page. Successes are announced politely, errors at once; the timer pauses while a
 * toast is hovered or focused. Typing removes errors. The first toast loads the styles, and waits for them.
 */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const toasts = useStore($toasts, { ssr: 'initial' });
  const [isStyled, setStyled] = useState(false);
  useEffect(() => {
    document.addEventListener('input', dismissErrorToasts);
    return () => document.removeEventListener('input', dismissErrorToasts);
  }, []);
  const list = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => isStyled && toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />);
  return (
    <section className="toasts" aria-label={label}>
      {(isStyled || toasts.length > 0) && (
        <link rel="stylesheet" href={styles} onLoad={() => setStyled(true)} onError={() => setStyled(true)} />
      )}
      <div role="status">{list('success')}</div>
      <div role="alert">{list('error')}</div>
    </section>
  );
}

function ToastCard({ toast, closeLabel }: { toast: Toast; closeLabel: string }) {
  const [paused, setPaused] = useState(false);
  const leftMs = useRef(toast.durationMs);
  useEffect(() => {
    if (paused) return;
    const startedAt = Date.now();
    const timer = setTimeout(() => dismissToast(toast.id), leftMs.current);
    return () => {
      clearTimeout(timer);
      leftMs.current -= Date.now() - startedAt;
    };
  }, [paused, toast.id]);

  return (
    <div
      className={`toast toast-${toast.kind}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <OutlineIcon paths={PATHS[toast.kind]} />
      <span>{toast.text}</span>
      <button type="button" aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
        <OutlineIcon paths={PATHS.close} />
      </button>
    </div>
  );
}
