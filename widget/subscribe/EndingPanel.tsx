import type { RefObject } from 'react';
import type { Ending } from './flow.ts';
import { Icon } from './Icon.tsx';
import type { SubscribeTexts } from './texts.ts';

type EndingPanelProps = {
  readonly ending: Ending;
  readonly dashboard: string;
  readonly texts: SubscribeTexts;
  readonly headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Replaces the form for a fan who has paid already or whose payment is on its way. */
export function EndingPanel({ ending, dashboard, texts, headingRef }: EndingPanelProps) {
  const paid = ending === 'alreadySubscribed';
  return (
    <div className={paid ? 'sf-ending sf-ending-paid' : 'sf-ending'}>
      <Icon name={paid ? 'check' : 'clock'} />
      <h2 className="sf-title" ref={headingRef} tabIndex={-1}>
        {texts[ending]}
      </h2>
      <p>{paid ? texts.alreadyHelp : texts.inProgressHelp}</p>
      <a className="sf-button" href={dashboard}>
        {texts.toDashboard}
      </a>
    </div>
  );
}
