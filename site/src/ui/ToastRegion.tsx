import { useStore } from '@nanostores/react';
import { CircleCheck, CircleX, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { $toasts, dismissErrorToasts, dismissToast, type Toast } from './toasts.ts';

type ToastRegionProps = {
  label: string;
  closeLabel: string;
};

/**
 * Where toasts appear, once on a page. Successes are read out politely, errors at once; the time stands still
 * while the pointer or the focus is on a toast. Typing takes errors away.
 */
export function ToastRegion({ label, closeLabel }: ToastRegionProps) {
  const toasts = useStore($toasts);
  useEffect(() => {
    document.addEventListener('input', dismissErrorToasts);
    return () => document.removeEventListener('input', dismissErrorToasts);
  }, []);
  const list = (kind: Toast['kind']) =>
    toasts
      .filter((toast) => toast.kind === kind)
      .map((toast) => <ToastCard key={toast.id} toast={toast} closeLabel={closeLabel} />);
  return (
    <section className="toasts" aria-label={label}>
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

  const Icon = toast.kind === 'success' ? CircleCheck : CircleX;
  return (
    <div
      className={`toast toast-${toast.kind}`}
      onPointerEnter={() => setPaused(true)}
      onPointerLeave={() => setPaused(false)}
      onFocus={() => setPaused(true)}
      onBlur={() => setPaused(false)}
    >
      <Icon aria-hidden="true" />
      <span>{toast.text}</span>
      <button type="button" aria-label={closeLabel} onClick={() => dismissToast(toast.id)}>
        <X aria-hidden="true" size={20} />
      </button>
    </div>
  );
}
