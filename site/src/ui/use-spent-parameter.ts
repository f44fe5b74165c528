import { useEffect } from 'react';

/** Takes a parameter out of the address once the page has shown what it says: a reload says it no more. */
export function useSpentParameter(name: string): void {
  useEffect(() => {
    const url = new URL(location.href);
    if (!url.searchParams.has(name)) return;
    url.searchParams.delete(name);
    history.replaceState(history.state, '', url);
  }, [name]);
}
