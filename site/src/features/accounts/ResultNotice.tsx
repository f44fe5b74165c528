import { CircleAlert, CircleCheck } from 'lucide-react';
import { useEffect, useRef, type ReactNode } from 'react';
import './result-notice.css';

type ResultNoticeProps = {
  readonly heading: string;
  readonly text: string;
  readonly kind?: 'success' | 'error';
  readonly children?: ReactNode;
};

/** Replaces a form with its outcome, and the page's heading; takes the focus, so that it is read out. */
export function ResultNotice({ heading, text, kind = 'success', children }: ResultNoticeProps) {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), [heading]);
  const Icon = kind === 'success' ? CircleCheck : CircleAlert;
  return (
    <div className={`notice notice-${kind}`}>
      <Icon aria-hidden="true" />
      <div className="stack">
        <h1 className="notice-title" ref={ref} tabIndex={-1}>
          {heading}
        </h1>
        <p>{text}</p>
        {children}
      </div>
    </div>
  );
}
