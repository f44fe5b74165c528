import { PALETTE, type Scene } from './light.ts';

type PortraitOptions = { ground: string; coat: string; skin: string; hair: string; cut: string };

/** A person without a face: head, hair, shoulders, in the light from above. */
const portrait = ({ ground, coat, skin, hair, cut }: PortraitOptions): Scene => ({
  width: 480,
  height: 480,
  shapes: `<rect width="480" height="480" fill="${ground}"/><circle cx="240" cy="150" r="210" fill="${PALETTE.cream}" opacity=".22"/>
  <path d="M40 500c0-130 80-190 200-190s200 60 200 190z" fill="${coat}"/><path d="M200 260h80v66a40 40 0 0 1-80 0z" fill="${skin}"/>
  <ellipse cx="240" cy="200" rx="88" ry="104" fill="${skin}"/><path d="${cut}" fill="${hair}"/>`,
  grained: `<rect width="480" height="480"/>`,
});

/** Portraits by name, for those who speak in testimonials and quotes. */
export const PORTRAITS: Readonly<Record<string, Scene>> = {
  'portrait-amber': portrait({
    ground: PALETTE.warm,
    coat: PALETTE.plum,
    skin: PALETTE.brown,
    hair: PALETTE.deep,
    cut: 'M130 210C120 90 180 60 240 60s130 30 112 152c-14-40-30-66-44-80-40 24-100 30-142 22-18 16-30 34-36 56z',
  }),
  'portrait-violet': portrait({
    ground: PALETTE.violet,
    coat: PALETTE.coral,
    skin: PALETTE.skin,
    hair: PALETTE.clay,
    cut: 'M128 330C100 120 170 66 240 66s142 50 112 264c-26-30-22-120-40-186-50 30-110 26-140 6-14 60-12 140-44 180z',
  }),
  'portrait-ember': portrait({
    ground: PALETTE.ember,
    coat: PALETTE.peach,
    skin: PALETTE.clay,
    hair: PALETTE.cream,
    cut: 'M150 180c-6-70 30-112 90-112s98 40 90 112c-12-26-24-40-38-50-40 10-70 10-104 0-18 12-30 28-38 50z',
  }),
};
