import { ArrowDown, ArrowUp, GripVertical, X, type LucideIcon } from 'lucide-react';
import { useEffect, useRef, type KeyboardEvent, type RefObject, useState, type PointerEvent } from 'react';
import { fillText } from '#widget/client/fill-text.ts';
import type { CampaignFormTexts } from '../texts.ts';
import '#site/ui/icon-button.css';
import { findDropIndex } from '../keywords.ts';

type KeywordListProps = {
  readonly labelledBy: string;
  readonly texts: CampaignFormTexts['keywords'];
  readonly keywords: readonly string[];
  readonly onMove: (from: number, to: number) => void;
  readonly onRemove: (keyword: string) => void;
};

/** The chosen keywords with their ranks. The order changes by dragging, by the buttons, or by the arrow keys. */
export function KeywordList(props: KeywordListProps) {
  const { labelledBy, texts, keywords, onMove } = props;
  const list = useRef<HTMLOListElement>(null);
  const { getShift, dragged, handle } = useDragOrder(list, onMove);
  const { move, remove, onKeyDown } = useOrder(list, props);

  return (
    <ol className="cf-ranks" ref={list} aria-labelledby={labelledBy}>
      {keywords.map((keyword, index) => (
        <li
          key={keyword}
          className="cf-rank"
          data-dragged={dragged === index || undefined}
          style={dragged === undefined ? undefined : { translate: `0 ${getShift(index)}px` }}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          <span className="cf-grip" {...handle(index)}>
            <GripVertical aria-hidden="true" />
          </span>
          <span className="cf-number num" aria-hidden="true">
            {index + 1}
          </span>
          <span className="cf-keyword">{keyword}</span>
          <RankButton
            name={`up-${index}`}
            label={fillText(texts.up, { keyword })}
            Icon={ArrowUp}
            isOff={index === 0}
            onClick={() => move(index, index - 1, 'up')}
          />
          <RankButton
            name={`down-${index}`}
            label={fillText(texts.down, { keyword })}
            Icon={ArrowDown}
            isOff={index === keywords.length - 1}
            onClick={() => move(index, index + 1, 'down')}
          />
          <RankButton
            name={`remove-${index}`}
            label={fillText(texts.remove, { keyword })}
            Icon={X}
            onClick={() => remove(index, keyword)}
          />
        </li>
      ))}
    </ol>
  );
}

/** Moves and removes keywords; the focus follows the moved keyword. */
function useOrder(
  list: RefObject<HTMLOListElement | null>,
  { keywords, onMove, onRemove }: KeywordListProps,
) {
  const refocus = useRef<string>(undefined);

  // A row that moves in the document loses the focus, so it is restored at the new place.
  useEffect(() => {
    if (refocus.current === undefined) return;
    list.current?.querySelector<HTMLElement>(`[data-button="${refocus.current}"]`)?.focus();
    refocus.current = undefined;
  }, [keywords, list]);

  function move(from: number, to: number, button: 'up' | 'down'): void {
    if (to < 0 || to >= keywords.length) return;
    refocus.current = `${button}-${to}`;
    onMove(from, to);
  }

  function remove(index: number, keyword: string): void {
    if (keywords.length > 1) refocus.current = `remove-${Math.min(index, keywords.length - 2)}`;
    onRemove(keyword);
  }

  function onKeyDown(event: KeyboardEvent, index: number): void {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    if (event.key === 'ArrowUp') move(index, index - 1, 'up');
    else move(index, index + 1, 'down');
  }

  return { move, remove, onKeyDown };
}

type RankButtonProps = {
  readonly name: string;
  readonly label: string;
  readonly Icon: LucideIcon;
  readonly isOff?: boolean;
  readonly onClick: () => void;
};

function RankButton({ name, label, Icon, isOff, onClick }: RankButtonProps) {
  return (
    <button
      type="button"
      className="icon-button"
      data-button={name}
      aria-label={label}
      aria-disabled={isOff}
      onClick={onClick}
    >
      <Icon aria-hidden="true" />
    </button>
  );
}

type Drag = { readonly from: number; readonly to: number; readonly by: number; readonly height: number };

type DragStart = { readonly from: number; readonly y: number; readonly middles: readonly number[] };

/** Reorders the rows of a list with a pointer; the order changes once, on release. */
function useDragOrder(list: RefObject<HTMLElement | null>, onMove: (from: number, to: number) => void) {
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

  /** Uses the position on release, not the last one drawn: a busy browser draws late. */
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
