import type { LINK_SOURCES } from '#api/submissions/rules.ts';

/** What an owner gets to share or print, in the order shown. */
export const PIECE_NAMES = ['story', 'square', 'poster', 'table-card'] as const;
export type PieceName = (typeof PIECE_NAMES)[number];

/** The width that every piece is composed at; its file is that times a factor. */
export const PIECE_WIDTH = 1080;

/** The size of a print in millimetres. */
export type Paper = { readonly widthMm: number; readonly heightMm: number };

type Piece = {
  readonly height: number;
  /** Of a print; a picture has as many pixels as it is composed at. */
  readonly paper?: Paper;
  /** How the owner's numbers count visitors who come through its code. */
  readonly source: (typeof LINK_SOURCES)[number];
};

const A4: Paper = { widthMm: 210, heightMm: 297 };
const A6: Paper = { widthMm: 105, heightMm: 148 };
const toHeight = ({ widthMm, heightMm }: Paper) => (PIECE_WIDTH * heightMm) / widthMm;

export const PIECES: Readonly<Record<PieceName, Piece>> = {
  story: { height: 1920, source: 'share' },
  square: { height: 1080, source: 'share' },
  poster: { height: toHeight(A4), paper: A4, source: 'poster' },
  'table-card': { height: toHeight(A6), paper: A6, source: 'poster' },
};
