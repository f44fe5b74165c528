import { PALETTE, type Scene } from './light.ts';

/** A microphone on an empty stage, waiting in the light. */
export const STAGE: Scene = {
  width: 800,
  height: 800,
  fade: 240,
  shapes: `
  <path d="M400 -20 L150 690a250 60 0 0 0 500 0Z" fill="url(#glow)"/>
  <path d="M400 20 L268 700a132 36 0 0 0 264 0Z" fill="url(#beam)" opacity=".85"/>
  <path d="M352 0h96l-14 64h-68z" fill="url(#coral)"/>
  <path d="M0 0h120c10 250-20 470-84 800H0z" fill="#8f1730"/><path d="M0 0h62c10 250-8 470-50 800H0z" fill="${PALETTE.ember}"/>
  <path d="M800 0H680c-10 250 20 470 84 800h36z" fill="#8f1730"/><path d="M800 0h-62c-10 250 8 470 50 800h12z" fill="${PALETTE.ember}"/>
  <ellipse cx="400" cy="716" rx="330" ry="70" fill="${PALETTE.plum}"/><ellipse cx="400" cy="704" rx="330" ry="66" fill="url(#dial)"/>
  <ellipse cx="400" cy="700" rx="140" ry="30" fill="url(#table)"/>
  <g stroke="${PALETTE.deep}" stroke-linecap="round"><path d="M400 420V700" stroke-width="14"/><path d="M340 708h120" stroke-width="16"/></g>
  <path d="M362 404l16 66h44l16-66z" fill="${PALETTE.deep}"/>
  <rect x="338" y="262" width="124" height="156" rx="62" fill="url(#coral)"/>
  <g stroke="${PALETTE.deep}" stroke-width="4" opacity=".45"><path d="M344 312h112M340 334h120M344 388h112M366 270v140M388 262v156M412 262v156M434 270v140"/></g>
  <path d="M338 346h124v18H338z" fill="${PALETTE.peach}"/>`,
  grained: `<path d="M400 20 L268 700h264Z"/><ellipse cx="400" cy="704" rx="330" ry="66"/><path d="M0 0h120c10 250-20 470-84 800H0z"/><path d="M800 0H680c-10 250 20 470 84 800h36z"/><rect x="338" y="262" width="124" height="156" rx="62"/>`,
};
