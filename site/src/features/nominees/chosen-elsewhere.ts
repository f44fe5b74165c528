const toKey = (campaignId: string) => `winners-chosen-elsewhere:${campaignId}`;

/** Remembers, for the page that follows in this tab, that somebody else's choice came first. */
export function markChosenElsewhere(campaignId: string): void {
  try {
    sessionStorage.setItem(toKey(campaignId), '1');
  } catch {
    // Storage may be forbidden; the winners are shown all the same.
  }
}

/** Returns whether another choice came first in this tab, once. */
export function takeChosenElsewhere(campaignId: string): boolean {
  try {
    const key = toKey(campaignId);
    const isMarked = sessionStorage.getItem(key) !== null;
    sessionStorage.removeItem(key);
    return isMarked;
  } catch {
    return false;
  }
}
