// Browsers run these functions from their source text, so each is complete in itself.

export type Kind = 'button' | 'link' | 'field' | 'heading';

/**
 * Finds a visible, enabled control or heading by its name, or by part of it where none has exactly that. Null while the
 * island around it still sleeps; scrolls there, so that it wakes.
 */
export function findControl(kind: Kind, name: string): Element | null {
  const selector = {
    button: 'button, [role="button"]',
    link: 'a[href]',
    field: 'input, textarea, select, [role="textbox"]',
    heading: 'h1, h2, h3',
  }[kind];
  const normalize = (text: string) => text.replace(/\s+/g, ' ').trim();
  const readName = (element: Element): string => {
    const label = element.getAttribute('aria-label');
    if (label !== null) return normalize(label);
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels: Element[] = [...(Object(element).labels ?? [])];
    const named = [...labels, ...ids.map((id) => document.getElementById(id))];
    return normalize((named.length > 0 ? named : [element]).map((part) => part?.textContent ?? '').join(' '));
  };
  const wanted = normalize(name);
  const named = [...document.querySelectorAll(selector)].filter(
    (element) =>
      element.checkVisibility() &&
      element.getClientRects().length > 0 &&
      !element.matches(':disabled') &&
      readName(element).includes(wanted),
  );
  const found = named.find((element) => readName(element) === wanted) ?? named[0] ?? null;
  found?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return found?.closest('astro-island[ssr]') ? null : found;
}

/** Finds a visible link to a path; scrolls to the first island that has yet to bring one. */
export function findLinkTo(path: string): Element | null {
  const links = [...document.querySelectorAll(`a[href="${path}"]`)];
  const found = links.find((link) => link.checkVisibility() && link.getClientRects().length > 0) ?? null;
  const target = found ?? document.querySelector('main astro-island');
  target?.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
  return found;
}

/** Finds the frame of the first widget, once it has come. */
export function findWidgetFrame(): Element | null {
  const widget = document.querySelector('power-hour-subscribe');
  widget?.scrollIntoView({ behavior: 'instant' });
  return widget?.shadowRoot?.querySelector('iframe:not([hidden])') ?? null;
}

/** Returns what a field holds. */
export function readValue(field: Element): string {
  return 'value' in field ? String(field.value) : field.textContent;
}

/** Sets a field as a picker would, to one of its values; an empty value is the first option that is none. */
export function setValue(field: Element, value: string): boolean {
  const options: HTMLOptionElement[] = [...(Object(field).options ?? [])];
  const chosen = value || (options.find((option) => option.value !== '')?.value ?? '');
  // React hears only what its own setter has not.
  const property = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  property?.set?.call(field, chosen);
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
  return chosen !== '' && 'value' in field && field.value === chosen;
}

/** Returns the visible text, in small letters because a style may have made them capitals. */
export function readText(): string {
  return document.body.innerText.replace(/\s+/g, ' ').toLowerCase();
}

/** Goes to the top of the page, and waits until fonts, pictures and movements are done and painted. */
export async function settle(): Promise<void> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const isUnfinished = (image: HTMLImageElement) =>
    !image.complete && image.getBoundingClientRect().top < innerHeight;
  const isMoving = (animation: Animation) =>
    animation.playState === 'running' &&
    animation.timeline === document.timeline &&
    animation.effect?.getComputedTiming().endTime !== Infinity;
  await document.fonts.ready;
  do {
    scrollTo({ top: 0, behavior: 'instant' });
    await nextFrame();
    await nextFrame();
  } while (scrollY > 0 || [...document.images].some(isUnfinished) || document.getAnimations().some(isMoving));
}

/** Returns by how many pixels the page is wider than the window. */
export function readOverflow(): number {
  return document.documentElement.scrollWidth - document.documentElement.clientWidth;
}
