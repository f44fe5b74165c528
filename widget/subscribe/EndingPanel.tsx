import type { ReactNode, RefObject } from 'react';
import { writtenIn } from '#api/platform/locale-rules.ts';
import type { StoredAnswer } from './flow.ts';
import { Icon } from './Icon.tsx';

/** What holds for a fan who has answered. */
export type EndingWords = {
  readonly icon: 'check' | 'clock' | 'alert' | 'info';
  readonly title: string;
  readonly text: string;
};

type EndingPanelProps = EndingWords & {
  /** What comes next, if the page says that above on a narrow screen. */
  readonly next?: string | undefined;
  readonly stored: StoredAnswer | null;
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  /** The actions for the fan. */
  readonly children?: ReactNode;
};

/** Replaces the form for a fan who already takes part: the state of the payment, and the answer. */
export function EndingPanel({ icon, title, text, next, stored, headingRef, children }: EndingPanelProps) {
  const [first] = stored?.answers ?? [];
  return (
    <div className={icon === 'check' ? 'sf-ending sf-ending-paid' : 'sf-ending'}>
      <Icon name={icon} />
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {next && <p className="in-hero">{next}</p>}
      {stored && first && (
        <figure className="sf-stored">
          <figcaption {...writtenIn(first.language)}>{first.question}</figcaption>
          <blockquote {...writtenIn(stored.campaign.language)}>{first.answer}</blockquote>
        </figure>
      )}
      {children}
    </div>
  );
}
