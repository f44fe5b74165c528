/*
 * A film loads only when its play button is pressed: the video has preload="none". Events of a video do not bubble, so
 * the listeners capture them.
 */
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element && event.target.closest('[data-play]');
  const video = link && link.closest('[data-film]')?.querySelector('video');
  if (!video) return;
  event.preventDefault();
  video.tabIndex = 0;
  video.focus({ preventScroll: true });
  video.play().catch((error: unknown) => console.warn('the film does not play', error));
});

for (const [event, state] of [
  ['play', 'playing'],
  ['pause', 'paused'],
] as const) {
  document.addEventListener(event, ({ target }) => setState(target, state), true);
}

function setState(target: EventTarget | null, state: string): void {
  const film = target instanceof Element && target.closest<HTMLElement>('[data-film]');
  if (film) film.dataset['state'] = state;
}
