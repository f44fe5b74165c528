import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref that holds the value of the last render, for effects and responses that come later. */
export function useLatest<T>(value: T): Readonly<RefObject<T>> {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}
