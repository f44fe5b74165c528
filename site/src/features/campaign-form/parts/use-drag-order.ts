import { useRef, useState, type PointerEvent, type RefObject } from 'react';
import { findDropIndex } from '../keywords.ts';

type Drag = { readonly from: number; readonly to: number; readonly by: number; readonly height: number };

type DragStart = { readonly from: number; readonly y: number; readonly middles: readonly number[] };

/**
 * Reorders the rows of a list with a pointer. A dragged row only shifts on the screen while the others make room; the
 * order changes once, on release.
 */
export function useDragOrder(
  list: RefObject<HTMLElement | null>,
  onMove: (from: number, to: number) => void,
) {
  const [drag, setDrag] = useState<Drag>();
  const dragStart = useRef<DragStart>(undefined);

  function start(event: PointerEvent<HTMLElement>, from: number): void {
    if (event.button !== 0) return;
    const rows = [...(list.current?.children ?? [])].map((row) => row.getBoundingClientRect());
    const middles = rows.map(({ top, height }) => top + height / 2);
    const [first = 0, second = first] = middles;
    dragStart.current = { from, y: event.clientY, middles };
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ from, to: from, by: 0, height: second - first });
  }

  function move(event: PointerEvent): void {
    const start = dragStart.current;
    if (!drag || !start) return;
    setDrag({ ...drag, by: event.clientY - start.y, to: getDropIndex(event, start) });
  }

  /** The position on release counts, not the last one drawn: a busy browser draws late. */
  function drop(event: PointerEvent): void {
    const start = dragStart.current;
    cancel();
    if (!start) return;
    const to = getDropIndex(event, start);
    if (to !== start.from) onMove(start.from, to);
  }

  function cancel(): void {
    dragStart.current = undefined;
    setDrag(undefined);
  }

  return {
    dragged: drag?.from,
    /** Returns how far a row is shifted, in pixels. */
    getShift: (index: number): number => {
      if (!drag) return 0;
      if (index === drag.from) return drag.by;
      if (index > drag.from && index <= drag.to) return -drag.height;
      return index < drag.from && index >= drag.to ? drag.height : 0;
    },
    /** Returns the props of a row's handle. */
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => start(event, index),
      onPointerMove: move,
      onPointerUp: drop,
      onPointerCancel: cancel,
    }),
  };
}

function getDropIndex({ clientY }: PointerEvent, { from, y, middles }: DragStart): number {
  return findDropIndex((middles[from] ?? 0) + clientY - y, middles, from);
}
