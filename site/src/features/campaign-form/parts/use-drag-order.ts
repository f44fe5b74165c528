import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { positionAt } from '../keywords.ts';

type Drag = { readonly from: number; readonly to: number; readonly by: number; readonly height: number };

type Began = { readonly from: number; readonly y: number; readonly middles: readonly number[] };

/**
 * Puts rows of a list into another order with a pointer. While a row is dragged it only shifts on the screen, and
 * the others make room; the order changes once, when it is let go.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const began = useRef<Began>(undefined);

  function start(event: PointerEvent<HTMLElement>, from: number): void {
    if (event.button !== 0) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const middles = rows.map(({ top, height }) => top + height / 2);
    const [first = 0, second = first] = middles;
    began.current = { from, y: event.clientY, middles };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from, to: from, by: 0, height: second - first });
  }

  function move(event: PointerEvent): void {
    const start = began.current;
    if (!drag || !start) return;
    setDrag({ ...drag, by: event.clientY - start.y, to: placeUnder(event, start) });
  }

  /** Where the pointer is let go counts, not what was drawn last: a busy browser draws later than it is let go. */
  function drop(event: PointerEvent): void {
    const start = began.current;
    cancel();
    if (!start) return;
    const to = placeUnder(event, start);
    if (to !== start.from) onMove(start.from, to);
  }

  function cancel(): void {
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
      onPointerUp: drop,
      onPointerCancel: cancel,
    }),
  };
}

function placeUnder({ clientY }: PointerEvent, { from, y, middles }: Began): number {
  return positionAt((middles[from] ?? 0) + clientY - y, middles, from);
}
