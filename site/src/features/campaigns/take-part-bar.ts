/** Taller than any page, so that what is still below the window counts as seen. */
const BEYOND = '1000000px';

/** Shows the bar at the bottom of a campaign's page while the form (`#donate`) has left the window at the top. */
export function followTakePartBar(): void {
  const [bar, form] = [document.querySelector('.take-part-bar'), document.querySelector('#donate')];
  if (!bar || !form) return;
  new IntersectionObserver(
    (entries) => bar.setAttribute('data-shown', String(entries.at(-1)?.isIntersecting === false)),
    { rootMargin: `0px 0px ${BEYOND}` },
  ).observe(form);
}
