import type { PersonKey } from '../plan/people.ts';
import { FACES } from './faces.ts';
import { dust, ellipse, glow, group, path, sheet, stroke } from './kit.ts';

/** An abstract portrait of one of the demo's celebrities. */
export function portrait(person: PersonKey): string {
  const face = FACES[person];
  if (!face) throw new Error(`The demo has no portrait of ${person}`);
  const { skin, shade, light, clothes, clothesShade } = face;
  const head =
    'M616,500 Q612,290 800,290 Q988,290 984,500 Q984,700 916,800 Q860,860 800,860 Q740,860 684,800 Q616,700 616,500 Z';
  return sheet(
    face.background,
    face.behind,
    glow('aura', light, [700, 520, 640], 0.55),
    face.hairBack,
    path('M250,1210 Q280,990 520,940 L700,880 H900 L1080,940 Q1320,990 1350,1210 Z', clothes),
    path('M800,880 H900 L1080,940 Q1320,990 1350,1210 H860 Z', clothesShade),
    stroke('M262,1190 Q296,1004 520,950 L640,914', light, 9, 'opacity=".75"'),
    path('M704,760 V900 Q800,990 896,900 V760 Z', shade),
    ellipse(612, 570, 30, 52, skin),
    ellipse(988, 570, 28, 52, shade),
    path(head, skin),
    group(
      `clip-path="url(#face)"`,
      `<clipPath id="face"><path d="${head}"/></clipPath>`,
      path('M800,280 Q850,430 806,560 L850,650 Q862,684 812,690 Q820,780 790,870 H1010 V280 Z', shade),
      path('M610,800 Q720,900 900,800 V900 H610 Z', shade, 'opacity=".4" filter="url(#soft)"'),
      stroke('M624,420 Q604,600 690,790', light, 14, 'opacity=".6" filter="url(#soft)"'),
    ),
    face.hairFront,
    face.extra,
    group('style="mix-blend-mode:screen"', dust(`dust-${person}`, 60, [200, 100, 1200, 1000], light, 3)),
  );
}
