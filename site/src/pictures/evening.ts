import { PALETTE, hourStrokes, type Scene } from './light.ts';

const cx = 480;
const cy = 400;
const R = 372;
const dial = `<circle cx="${cx}" cy="${cy}" r="${R}"/>`;
const left = `M34 1040C6 858 44 716 165 693c62-12 112 8 138 62 30 60 44 160 52 285z`;
const right = `M928 1040C954 856 916 706 802 685c-64-11-112 12-136 66-28 62-40 160-46 289z`;

/** Two people at a table under a lamp: one hour of a dial, lit. */
export const EVENING: Scene = {
  width: 960,
  height: 1040,
  shapes: `
  <circle cx="${cx}" cy="${cy}" r="${R}" fill="url(#dial)"/>
  <g stroke="${PALETTE.peach}" stroke-width="6" stroke-linecap="round" opacity=".85">${hourStrokes(cx, cy, R - 26)}</g>
  <path d="M${cx} 150 L40 1040H920Z" fill="url(#glow)"/>
  <path d="M${cx} 212 L${cx - 236} 905a236 40 0 0 0 472 0Z" fill="url(#beam)" opacity=".92"/>
  <path d="M${cx} 0V150" stroke="url(#cord)" stroke-width="7"/>
  <path d="M${cx - 92} 236c6-62 42-98 92-98s86 36 92 98z" fill="url(#coral)"/>
  <path d="M${cx - 92} 236h184" stroke="${PALETTE.cream}" stroke-width="10" stroke-linecap="round"/>
  <circle cx="${cx}" cy="240" r="27" fill="${PALETTE.cream}"/>
  <!-- left person, looking right -->
  <path d="M172 720c-8-44-4-80 10-110h96c-6 40 0 76 22 112-38 40-92 40-128-2z" fill="${PALETTE.clay}"/>
  <path d="${left}" fill="url(#coralR)"/>
  <path d="M140 560c0-78 50-128 122-128 66 0 108 44 110 106l22 50c5 11-1 18-12 19l-14 2-2 42c-2 27-22 38-50 35l-46-5c-74-8-130-52-130-121z" fill="url(#faceL)"/>
  <path d="M112 566c-14-104 52-176 150-176 52 0 92 18 116 50-44 4-64 24-70 52-10 42-34 48-56 66-26 22-10 74-40 108-60-8-92-44-100-100z" fill="${PALETTE.deep}"/>
  <path d="M338 556c10-6 22-6 30 0" stroke="${PALETTE.deep}" stroke-width="6" stroke-linecap="round" fill="none"/>
  <path d="M330 646c12 8 24 8 34 2" stroke="${PALETTE.brown}" stroke-width="6" stroke-linecap="round" fill="none"/>
  <!-- right person, looking left -->
  <path d="M792 716c8-44 6-78-8-108h-92c4 40-2 74-24 110 36 40 88 38 124-2z" fill="${PALETTE.brown}"/>
  <path d="${right}" fill="url(#lilacL)"/>
  <path d="M826 552c0-80-50-130-120-130-66 0-106 44-108 108l-22 50c-5 11 1 18 12 19l14 2 2 40c2 26 22 38 50 34l44-5c72-8 128-50 128-118z" fill="url(#faceR)"/>
  <path d="M594 494c-8-72 44-122 118-122 90 0 152 62 144 150-3 40-20 66-46 82 4-46-14-86-56-108-44-24-110-4-160-2z" fill="${PALETTE.ember}"/>
  <circle cx="856" cy="470" r="50" fill="${PALETTE.ember}"/>
  <circle cx="748" cy="574" r="13" fill="${PALETTE.peach}"/>
  <path d="M604 548c9-6 20-6 28 0" stroke="${PALETTE.deep}" stroke-width="6" stroke-linecap="round" fill="none"/>
  <path d="M606 636c10 10 24 12 36 4" stroke="${PALETTE.deep}" stroke-width="6" stroke-linecap="round" fill="none"/>
  <!-- table -->
  <ellipse cx="${cx}" cy="958" rx="318" ry="66" fill="url(#table)"/>
  <path d="M162 958a318 66 0 0 0 636 0v22a318 66 0 0 1-636 0z" fill="${PALETTE.coral}"/>
  <path d="M440 1040v-20h80v20z" fill="${PALETTE.ember}"/>
  <!-- arms -->
  <path d="M96 1040c6-92 60-138 140-128 50 6 92 26 132 34 18 4 16 30-2 32-60 8-108 2-142 62z" fill="url(#coralR)"/><path d="M352 944c22-8 48-6 56 6s-6 26-24 28l-34 2z" fill="${PALETTE.skin}"/>
  <path d="M866 1040c-4-92-58-136-138-126-48 6-84 26-122 30-18 2-16 30 2 32 58 8 106 6 138 64z" fill="url(#lilacL)"/><path d="M622 942c-22-8-46-6-54 6s6 26 24 28l32 2z" fill="#a8593f"/>
  <!-- cups and a candle -->
  <path d="M436 900h52l-5 50c-2 14-40 14-42 0z" fill="${PALETTE.plum}"/><ellipse cx="462" cy="900" rx="26" ry="8" fill="${PALETTE.deep}"/>
  <path d="M512 918h48l-5 46c-2 13-36 13-38 0z" fill="${PALETTE.ember}"/><ellipse cx="536" cy="918" rx="24" ry="7" fill="#5c0f1d"/>`,
  grained:
    dial +
    `<path d="${left}"/><path d="${right}"/><path d="M${cx} 212 L${cx - 236} 905h472Z"/><ellipse cx="${cx}" cy="958" rx="318" ry="66"/><path d="M112 566c-14-104 52-176 150-176 52 0 92 18 116 50-44 4-64 24-70 52-10 42-34 48-56 66-26 22-10 74-40 108-60-8-92-44-100-100z"/><path d="M594 494c-8-72 44-122 118-122 90 0 152 62 144 150-3 40-20 66-46 82 4-46-14-86-56-108-44-24-110-4-160-2z"/><circle cx="856" cy="470" r="50"/>`,
};
