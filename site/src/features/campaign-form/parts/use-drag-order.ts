import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { positionAt } from '../keywords.ts';

type Drag = { readonly from: number; readonly to: number; readonly by: number; readonly height: number };

/**
 * Puts rows of a list into another order with a pointer. While a row is dragged it only shifts on the screen, and
 * the others make room; the order changes once, when it is let go.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const began = useRef<{ readonly y: number; readonly middles: readonly number[] }>(undefined);

  function start(event: PointerEvent<HTMLElement>, from: number): void {
    if (event.button !== 0) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const middles = rows.map(({ top, height }) => top + height / 2);
    const [first = 0, second = first] = middles;
    began.current = { y: event.clientY, middles };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from, to: from, by: 0, height: second - first });
  }

  function move(event: PointerEvent): void {
    const start = began.current;
    if (!drag || !start) return;
    const by = event.clientY - start.y;
    const middle = (start.middles[drag.from] ?? 0) + by;
    setDrag({ ...drag, by, to: positionAt(middle, start.middles, drag.from) });
  }

  function end(isDropped: boolean): void {
    if (drag && isDropped && drag.to !== drag.from) onMove(drag.from, drag.to);
    began.current = undefined;
    setDrag(undefined);
  }

  return {
    dragged: drag?.from,
    /** By how many pixels a row is shifted now. */
    shiftOf: (index: number): number => {
      if (!drag) return 0;
      if (index === drag.from) return drag.by;
      if (index > drag.from && index <= drag.to) return -drag.height;
      return index < drag.from && index >= drag.to ? drag.height : 0;
    },
    /** For the handle of a row. */
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, index),
      onPointerMove: move,
      onPointerUp: () => end(true),
      onPointerCancel: () => end(false),
    }),
  };
}
