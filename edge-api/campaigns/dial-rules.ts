import { cropAround, type Focal } from '../media/focal-rules.ts';
import { escapeHtml, DAY_MS, type LocalizedText } from '../platform/rules.ts';
import type { Instant } from './rules.ts';

/** Strokes per ring: the minutes of the hour. */
export const MINUTES = 60;
/** Distance in minutes between the strokes of successive answers; visits every minute before it repeats. */
const STEP = 37;
/** Maximum number of rings drawn; beyond them only the text counts on. */
const RINGS_MAX = 4;

/** Returns the minute, from 1 to 60, that an answer lights, by its number, which starts at 1. */
export function toMinute(fanNumber: number): number {
  return ((fanNumber * STEP - STEP) % MINUTES) + 1;
}

/** Where the mark has its wedge: between two minutes, for winners whose own minutes are not public. */
export const MARK_MINUTE = 2.5;

/** Placeholder for the recipient's minute in a mail that is rendered once for many. */
export const MINUTE_PLACEHOLDER = '{minute}';
type Minute = number | typeof MINUTE_PLACEHOLDER;

/** The dial in mails, which cannot show SVG: a lit minute, or the wedge of a winner. */
export type DialEmblem = number | 'chosen';

/** Returns the path of the dial's picture in a mail. */
export function toEmblemPath(emblem: Minute | DialEmblem): string {
  return `/og/minutes/${emblem}.png`;
}

/** A stroke that is a link; `label` describes its target. */
type Lead = { readonly minute: number; readonly href: string; readonly label: string };
type Face = { readonly url: string; readonly width: number; readonly height: number; readonly focal: Focal };

export type Dial = {
  /** Text alternative. */
  readonly label: string;
  /** Paid answers; null while too few take part to publish their number. */
  readonly count: number | null;
  /** Number of sixtieths of the inner ring left open: the time that is left. */
  readonly gap: number;
  /** The portrait or initials in its middle; undefined where a picture is painted below it. */
  readonly face?: Face | string | undefined;
  /** The viewer's own minute. */
  readonly own?: number | undefined;
  /** The winners' minutes, as far as they are known. */
  readonly chosen?: readonly number[] | undefined;
  readonly leads?: readonly Lead[] | undefined;
};

/** Number of sixtieths left open after a campaign has closed, until its story is told. */
export const CLOSED_GAP = 1;

/** Returns how many sixtieths of the ring are open: one per day until the deadline, none once the story is told. */
export function getDialGap(deadline: Instant, isOpen: boolean, isTold: boolean, now: Date): number {
  if (isTold) return 0;
  if (!isOpen) return CLOSED_GAP;
  if (deadline === null) return MINUTES;
  return Math.min(
    MINUTES - 1,
    Math.max(1, Math.ceil((new Date(deadline).getTime() - now.getTime()) / DAY_MS)),
  );
}

/** Returns the text alternative of a dial. */
export function renderDialLabel(celebrity: string, count: number | null, own?: number): LocalizedText {
  const mine = own === undefined ? { en: '', nl: '' } : renderOwnMinute(own);
  const answers =
    count === null
      ? { en: 'every answer lights one stroke', nl: 'elk antwoord steekt een streepje aan' }
      : {
          en: `${count} ${count === 1 ? 'answer' : 'answers'}`,
          nl: `${count} ${count === 1 ? 'antwoord' : 'antwoorden'}`,
        };
  return {
    en: `The hour with ${celebrity}: ${answers.en}. ${mine.en}`.trim(),
    nl: `Het uur met ${celebrity}: ${answers.nl}. ${mine.nl}`.trim(),
  };
}

export const renderOwnMinute = (minute: Minute): LocalizedText => ({
  en: `Minute ${minute} is yours.`,
  nl: `Minuut ${minute} is van jou.`,
});

/** The dial's radii, in units of the drawing. */
const EDGE = 200;
const FACE = 124;
const TIME = 133;
const RINGS = { from: 144, to: 194, gap: 4, depth: 34 } as const;
const UNLIT_DEPTH = 18;
const STROKE = 6;
const COLOURS = {
  ground: '#1b0a36',
  unlit: '#6b3fae',
  lit: '#ffd9a8',
  own: '#ff5a4f',
  time: '#d6c2ff',
} as const;

/**
 * Draws a campaign's dial as SVG: sixty strokes around a face, one of which each paid answer lights; beyond sixty,
 * rings stack. It has its own background in every theme, and needs neither styles nor script.
 */
export function renderDial({ label, count, gap, face, own, chosen = [], leads = [] }: Dial): string {
  const lit = Math.min(Math.max(count ?? 0, own === undefined ? 0 : 1), RINGS_MAX * MINUTES);
  const rings = Math.max(1, Math.ceil(lit / MINUTES));
  const pitch = Math.min(RINGS.depth + RINGS.gap, (RINGS.to - RINGS.from + RINGS.gap) / rings);
  const depth = pitch - RINGS.gap;
  const start = (ring: number) => RINGS.from + ring * pitch;
  const minutes = listLit(lit - (rings - 1) * MINUTES, own);
  const parts = [
    typeof face === 'string' ? drawInitials(face) : face && drawFace(face),
    `<circle r="${(FACE + EDGE) / 2}" stroke="${COLOURS.ground}" stroke-width="${EDGE - FACE}"/>`,
    drawTime(gap),
    ...Array.from({ length: rings - 1 }, (_, ring) => drawRing(start(ring), depth, COLOURS.lit)),
    rings === 1 && drawRing(start(0), UNLIT_DEPTH, COLOURS.unlit),
    minutes.length > 0 && drawRing(start(rings - 1), depth, COLOURS.lit, minutes),
    ...chosen.map(drawRoom),
    ...chosen.map(drawWedge),
    own !== undefined &&
      `<path d="${drawStroke(own, RINGS.from, RINGS.to - RINGS.from)}" stroke="${COLOURS.own}" stroke-width="9"/>`,
    ...leads.map((lead) => drawLead(lead, lead.minute === own || chosen.includes(lead.minute))),
  ].filter((part) => typeof part === 'string');
  const kind = leads.length > 0 ? 'group' : 'img';
  return `<svg class="dial" viewBox="-200 -200 400 400" role="${kind}" aria-label="${escapeHtml(label)}" fill="none">${parts.join('')}</svg>`;
}

function listLit(count: number, own: number | undefined): readonly number[] {
  const lit = Array.from({ length: count }, (_, index) => toMinute(index + 1));
  return own === undefined || lit.includes(own) ? lit : [...lit.slice(0, -1), own];
}

/** Draws the face in a square, which the ring's background covers up to a circle. */
function drawFace({ url, ...picture }: Face): string {
  const { x, y, width, height } = cropAround(picture, { width: 1, height: 1 });
  const box = [x, y, width, height].map(Math.round).join(' ');
  return (
    `<svg x="${-FACE}" y="${-FACE}" width="${2 * FACE}" height="${2 * FACE}" viewBox="${box}">` +
    `<image href="${escapeHtml(url)}" width="${picture.width}" height="${picture.height}" preserveAspectRatio="none"/></svg>`
  );
}

function drawInitials(initials: string): string {
  return (
    `<circle r="${FACE}" fill="${COLOURS.lit}"/><text y="30" text-anchor="middle" font-size="88" font-weight="800" font-family="Bricolage Grotesque Variable,Bricolage Grotesque,sans-serif" ` +
    `fill="${COLOURS.ground}">${escapeHtml(initials)}</text>`
  );
}

/** Draws the closed part of the inner ring, starting at twelve o'clock. */
function drawTime(gap: number): string | undefined {
  const look = `stroke="${COLOURS.time}" stroke-width="4"`;
  if (gap === 0) return `<circle r="${TIME}" ${look}/>`;
  if (gap >= MINUTES) return undefined;
  const isLong = gap < MINUTES / 2 ? 1 : 0;
  return `<path d="M0-${TIME}A${TIME} ${TIME} 0 ${isLong} 1 ${toPoint(MINUTES - gap, TIME)}" ${look} stroke-linecap="round"/>`;
}

/** Draws strokes of a ring, all sixty unless told which, as the dashes of one circle. */
function drawRing(from: number, depth: number, colour: string, minutes?: readonly number[]): string {
  const radius = from + depth / 2;
  const minute = (2 * Math.PI * radius) / MINUTES;
  // A circle starts at three o'clock.
  const places = minutes?.map((lit) => (lit + 45) % MINUTES).toSorted((a, b) => a - b) ?? [0];
  const first = places[0] ?? 0;
  // All sixty are one dash and its pause, repeated.
  const turn = minutes ? first + MINUTES : 1;
  const dashes = places.map((place, index) => {
    const pause = ((places[index + 1] ?? turn) - place) * minute - STROKE;
    return `${STROKE} ${pause.toFixed(2)}`;
  });
  const offset = (STROKE / 2 - first * minute).toFixed(1);
  return `<circle r="${radius.toFixed(1)}" stroke="${colour}" stroke-width="${depth.toFixed(1)}" stroke-dasharray="${dashes.join(' ')}" stroke-dashoffset="${offset}"/>`;
}

function drawStroke(minute: number, from: number, depth: number): string {
  return `M${toPoint(minute, from)}L${toPoint(minute, from + depth)}`;
}

/** Covers the strokes that a wedge would cut, also where it stands between two minutes. */
function drawRoom(minute: number): string {
  return `<path d="M${toPoint(minute - 2.75, 169)}A169 169 0 0 1 ${toPoint(minute + 2.75, 169)}" stroke="${COLOURS.ground}" stroke-width="56"/>`;
}

/** Draws a winner's stroke, widened to the wedge of the logo. */
function drawWedge(minute: number): string {
  const [inner, outer] = [RINGS.from - 4, EDGE - 6];
  const corners = [toPoint(minute - 0.6, inner), toPoint(minute - 2.4, outer)];
  return `<path d="M${corners.join('L')}A${outer} ${outer} 0 0 1 ${toPoint(minute + 2.4, outer)}L${toPoint(minute + 0.6, inner)}Z" fill="${COLOURS.lit}" stroke="${COLOURS.ground}" stroke-width="7"/>`;
}

/** Draws a stroke as a link, with a larger touch target around it. The stroke itself is left out if it is already drawn. */
function drawLead({ minute, href, label }: Lead, isDrawn: boolean): string {
  const stroke = drawStroke(minute, RINGS.from - 4, RINGS.to - RINGS.from + 4);
  const visible = isDrawn ? '' : `<path d="${stroke}" stroke="${COLOURS.lit}" stroke-width="10"/>`;
  return `<a href="${escapeHtml(href)}" aria-label="${escapeHtml(label)}"><path d="${stroke}" stroke="#0000" stroke-width="24"/>${visible}</a>`;
}

function toPoint(minute: number, distance: number): string {
  const angle = (minute / MINUTES) * 2 * Math.PI;
  const [x, y] = [Math.sin(angle) * distance, -Math.cos(angle) * distance].map((value) => value.toFixed(1));
  return `${x} ${y}`;
}
