/** Farther than any page is high: an observed part then counts as seen on one side of the window as well as in it. */
const BEYOND = '1000000px';

/**
 * Shows the bar at the bottom of a campaign's page while the hero's button (`.to-form`) has left the window at the top
 * and the form (`#donate`) has not come in at the bottom.
 */
export function followTakePartBar(): void {
  const bar = document.querySelector('.take-part-bar');
  const [button, form] = [document.querySelector('.to-form'), document.querySelector('#donate')];
  if (!bar || !button || !form) return;
  // Until both are known, the bar stays away.
  let [isAhead, isReached] = [true, true];
  const show = () => bar.setAttribute('data-shown', String(!isAhead && !isReached));
  watch(button, `0px 0px ${BEYOND}`, (isSeen) => {
    isAhead = isSeen;
    show();
  });
  watch(form, `${BEYOND} 0px 0px`, (isSeen) => {
    isReached = isSeen;
    show();
  });
}

/** Reports whether a part of the page is in the window, enlarged by the margin, whenever that changes. */
function watch(part: Element, rootMargin: string, report: (isSeen: boolean) => void): void {
  new IntersectionObserver((entries) => report(entries.at(-1)?.isIntersecting ?? false), {
    rootMargin,
  }).observe(part);
}
