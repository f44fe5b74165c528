import { useStore } from '@nanostores/react';
import { useEffect, useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { fillText } from '#widget/client/fill-text.ts';
import { $minute } from './clock.ts';
import { countdownStateAt, type CountdownTimes } from './countdown-state.ts';
import { formatTimeLeft } from './format.ts';
import type { CampaignTexts } from './texts.ts';
import './take-part-bar.css';

type TakePartBarProps = {
  readonly campaign: CountdownTimes;
  /** The server's clock when it made the page, in milliseconds. */
  readonly servedAt: number;
  readonly language: Language;
  readonly price: string;
  readonly texts: Pick<CampaignTexts['page'], 'toForm'> & Pick<CampaignTexts['countdown'], 'closesIn'>;
};

/**
 * Shows price, time left and the way to the form at the bottom of a narrow screen, between the hero's button
 * (`.to-form`) and the form (`#donate`).
 */
export function TakePartBar({ campaign, servedAt, language, price, texts }: TakePartBarProps) {
  const [skew] = useState(() => servedAt - Date.now());
  const now = new Date(useStore($minute, { ssr: () => servedAt - skew }) + skew);
  const isShown = useIsBetween('.to-form', '#donate');
  const state = countdownStateAt(campaign, now);
  const left = state.kind === 'closes' && state.target ? state.target.getTime() - now.getTime() : undefined;
  return (
    <div className="take-part-bar" data-shown={isShown}>
      <p>
        <strong>{price}</strong>
        {left !== undefined && (
          <span>{fillText(texts.closesIn, { left: formatTimeLeft(left, language) })}</span>
        )}
      </p>
      <a className="button" href="#donate">
        {texts.toForm}
      </a>
    </div>
  );
}

/** Farther than any page is high: an observed part then counts as seen on one side of the window as well as in it. */
const BEYOND = '1000000px';

/** Returns whether `above` has left the window at the top and `below` has not come in at the bottom. */
function useIsBetween(above: string, below: string): boolean {
  const isAhead = useIsSeen(above, `0px 0px ${BEYOND}`);
  const isReached = useIsSeen(below, `${BEYOND} 0px 0px`);
  return isAhead === false && isReached === false;
}

/** Returns whether a part of the page is in the window, enlarged by the margin; undefined until that is known. */
function useIsSeen(selector: string, rootMargin: string): boolean | undefined {
  const [seen, setSeen] = useState<boolean>();
  useEffect(() => {
    const part = document.querySelector(selector);
    if (!part) return;
    const observer = new IntersectionObserver((entries) => setSeen(entries.at(-1)?.isIntersecting), {
      rootMargin,
    });
    observer.observe(part);
    return () => observer.disconnect();
  }, [selector, rootMargin]);
  return seen;
}
