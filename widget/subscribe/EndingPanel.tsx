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
  readonly headingRef?: RefObject<HTMLHeadingElement | null>;
  /** The answer and the actions for the fan. */
  readonly children?: ReactNode;
};

/** Replaces the form for a fan who already takes part: the state of the payment. */
export function EndingPanel({ icon, title, text, headingRef, children }: EndingPanelProps) {
  return (
    <div className={icon === 'check' ? 'sf-ending sf-ending-paid' : 'sf-ending'}>
      <Icon name={icon} />
      <h2 ref={headingRef} tabIndex={-1}>
        {title}
      </h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Shows a fan's stored answer. */
export function AnswerFigure({ stored: { answers, campaign } }: { readonly stored: StoredAnswer }) {
  const [first] = answers;
  return (
    first && (
      <figure className="sf-stored">
        <figcaption {...writtenIn(first.language)}>{first.question}</figcaption>
        <blockquote {...writtenIn(campaign.language)}>{first.answer}</blockquote>
      </figure>
    )
  );
}
