/** Weights of the display type that pieces are set in. */
export type Weight = 500 | 800;

/** A rectangle, in units of a piece (PIECE_WIDTH). */
export type Area = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
};

/** A line of text; `y` is its baseline. */
export type LineShape = {
  readonly kind: 'line';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly size: number;
  readonly weight: Weight;
  readonly fill: string;
};

/** What a piece is drawn of, from back to front; colours are in hexadecimal. */
export type Shape =
  | (Area & { readonly kind: 'box'; readonly radius: number; readonly fill: string })
  | (Area & { readonly kind: 'picture'; readonly radius: number; readonly ground: string })
  | {
      readonly kind: 'disc';
      readonly x: number;
      readonly y: number;
      readonly radius: number;
      readonly fill: string;
    }
  | {
      readonly kind: 'polygon';
      readonly points: readonly (readonly [number, number])[];
      readonly fill: string;
    }
  | {
      readonly kind: 'code';
      readonly x: number;
      readonly y: number;
      readonly size: number;
      readonly fill: string;
    }
  | LineShape;

/** Returns how wide a text is when set. */
export type Measure = (text: string, weight: Weight, size: number) => number;
