import type { ClientDirective } from 'astro';

const USES = ['pointerdown', 'focusin', 'input', 'change', 'click', 'submit'];

/**
 * Hydrates an island, once, when a person uses it or the returned function is called. If the script fails to load, the
 * form shows `unreachable` above its button, and the next use, call or connection retries.
 */
export function wakeOnUse(
  load: Parameters<ClientDirective>[0],
  island: HTMLElement,
  unreachable: string,
  onSettled?: (isAwake: boolean) => void,
): () => void {
  const failure = document.createElement('p');
  failure.className = 'notice notice-error';
  failure.setAttribute('role', 'alert');
  failure.append(unreachable);
  let isWaking = false;

  const hydrate = async (): Promise<void> => {
    const hydrateIsland = await load();
    // Hydration expects the server's HTML.
    failure.remove();
    await hydrateIsland();
    isWaking = !island.hasAttribute('ssr');
    if (!isWaking) {
      island.querySelector('[type="submit"]')?.insertAdjacentElement('beforebegin', failure);
      addEventListener('online', wake, { once: true });
    }
    onSettled?.(isWaking);
  };
  const wake = (): void => {
    if (!isWaking) void hydrate();
    isWaking = true;
  };
  for (const use of USES) island.addEventListener(use, wake);
  return wake;
}
