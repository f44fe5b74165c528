/** Taller than any page, so that anything below the window counts as visible. */
const BEYOND = '1000000px';

/** Shows the bar at the bottom of a campaign's page once the form (`#donate`) has scrolled off the top. */
export function followTakePartBar(): void {
  const [bar, form] = [document.querySelector('.take-part-bar'), document.querySelector('#donate')];
  if (!bar || !form) return;
  new IntersectionObserver(
    (entries) => bar.setAttribute('data-shown', String(entries.at(-1)?.isIntersecting === false)),
    { rootMargin: `0px 0px ${BEYOND}` },
  ).observe(form);
}
