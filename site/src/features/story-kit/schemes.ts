import { PALETTE } from '#site/styles/palette.ts';

/** The colours of a piece. */
export type Scheme = {
  readonly ground: string;
  readonly title: string;
  readonly pitch: string;
  readonly brand: string;
  readonly dial: string;
  readonly panel: string;
  readonly call: string;
  readonly detail: string;
  readonly codeGround: string;
  readonly code: string;
};

const PANEL = {
  panel: PALETTE.peach,
  call: PALETTE.night,
  detail: PALETTE.mauve,
  codeGround: PALETTE.white,
  code: PALETTE.midnight,
} as const;

/** Pictures glow on a screen; prints spare the ink. */
export const SCHEMES = {
  night: {
    ...PANEL,
    ground: PALETTE.night,
    title: PALETTE.paper,
    pitch: PALETTE.lavender,
    brand: PALETTE.paper,
    dial: PALETTE.plum,
  },
  print: {
    ...PANEL,
    ground: PALETTE.white,
    title: PALETTE.night,
    pitch: PALETTE.dusk,
    brand: PALETTE.night,
    dial: PALETTE.night,
  },
} as const satisfies Readonly<Record<string, Scheme>>;
