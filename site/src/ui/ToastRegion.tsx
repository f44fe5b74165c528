import { useStore } from '@nanostores/react';
import { useEffect, useRef, useState } from 'react';
import { OutlineIcon } from '#widget/client/OutlineIcon.tsx';
import { $toasts, dismissErrorToasts, dismissToast, type Toast } from './toasts.ts';
import styles from './toasts.css?url';

type ToastRegionProps = { label: string; closeLabel: string };

/** Outlines from Lucide: these few are smaller than the package, which the campaign's page does not need otherwise. */
const PATHS = {
  success: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M16 9l-5.5 5.5L8 12',
  error: 'M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0M15 9l-6 6M9 9l6 6',
  close: 'M18 6 6 18M6 6l12 12',
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
      <OutlineIcon path={PATHS[toast.kind]} />
      <span>{toast.text}</span>
      <button type="button" aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
        <OutlineIcon path={PATHS.close} />
      </button>
    </div>
  );
}
