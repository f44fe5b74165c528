import type { TrackingEvent } from '#api/tracking/contract.ts';

/** The page's own analytics function, when it has one (RULES.md, "Calls"): Google's `gtag` and what imitates it. */
type WithAnalytics = {
  gtag?: (command: 'event', name: string, parameters: Record<string, unknown>) => void;
};

/**
 * Identifies one loaded page, in memory only: without cookie or storage, nobody is recognised on the next page.
 */
const sessionId = Math.random().toString(36).slice(2);

/** Reports an event to the API and to the page's analytics function. A failure is only logged. */
export function sendEvent(
  event: string,
  category: string,
  details: Pick<TrackingEvent, 'label' | 'value' | 'metadata'> = {},
): void {
  try {
    const body: TrackingEvent = {
      event,
      category,
      action: event,
      ...details,
      timestamp: new Date().toISOString(),
      page: location.pathname,
      sessionId,
    };
    const json = new Blob([JSON.stringify(body)], { type: 'application/json' });
    if (!navigator.sendBeacon('/api/tracking', json)) console.warn('tracking', event);
    const { gtag }: typeof window & WithAnalytics = window;
    gtag?.('event', event, {
      event_category: category,
      event_label: details.label,
      value: details.value,
    });
  } catch (error) {
    console.warn('tracking', error);
  }
}
