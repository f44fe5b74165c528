import { useEffect } from 'react';

/** Removes a parameter from the address once the page has shown its message, so that a reload does not repeat it. */
export function useSpentParameter(name: string): void {
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }, [name]);
}
