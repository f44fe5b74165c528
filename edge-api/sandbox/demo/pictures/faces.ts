import type { PersonKey } from '../plan/people.ts';
import { INK, circle, cone, dust, glow, path, rect, stroke, times } from './kit.ts';

/** What tells one portrait from another. */
export type Face = {
  readonly background: readonly (readonly [number, string])[];
  /** The light's colour, and a dark one for what it does not reach. */
  readonly light: string;
  readonly skin: string;
  readonly shade: string;
  readonly clothes: string;
  readonly clothesShade: string;
  readonly behind: string;
  readonly hairBack: string;
  readonly hairFront: string;
  readonly extra: string;
};

const hair = (d: string, colour: string) => path(d, colour);

/** Two tones, lit from the left, without features: who it is, hair, clothes and light must say. */
export const FACES: Readonly<Partial<Record<PersonKey, Face>>> = {
  noor: {
    background: [
      [0, '#3A1478'],
      [0.6, '#C2457E'],
      [1, '#FF8F73'],
    ],
    light: INK.peach,
    skin: '#F2B99A',
    shade: '#B4606E',
    clothes: '#2B1055',
    clothesShade: '#1A0838',
    behind:
      cone('spotL', INK.peach, [300, -40], [640, 1200, 360], 0.5) +
      cone('spotR', INK.coral, [1320, -40], [980, 1200, 320], 0.5),
    hairBack:
      circle(812, 206, 108, '#3A1230') +
      path(
        'M590,520 Q560,250 800,240 Q1040,250 1012,520 Q1010,640 960,690 L640,690 Q588,640 590,520 Z',
        '#3A1230',
      ) +
      stroke('M748,140 Q790,104 850,120', INK.apricot, 9, 'opacity=".8"'),
    hairFront:
      hair('M606,520 Q604,300 800,292 Q996,300 996,520 Q960,400 850,372 Q700,380 606,520 Z', '#4A1838') +
      stroke('M640,420 Q690,330 790,316', INK.apricot, 8, 'opacity=".75"'),
    extra:
      circle(612, 640, 17, INK.peach) +
      circle(990, 640, 17, '#C4845A') +
      stroke('M690,980 Q800,1050 910,980', INK.peach, 7, 'opacity=".8"'),
  },
  bram: {
    background: [
      [0, '#7A1F3B'],
      [0.55, '#D9604F'],
      [1, '#FFB98A'],
    ],
    light: INK.peach,
    skin: '#EDB08C',
    shade: '#A8564E',
    clothes: INK.paper,
    clothesShade: '#C9A8A0',
    behind: [180, 420, 1180, 1420]
      .map(
        (x, i) =>
          stroke(`M${x},0 V${150 + i * 40}`, '#4A0F2A', 9) +
          circle(x, 250 + i * 40, 104 - i * 8, INK.copper) +
          circle(x, 250 + i * 40, 84 - i * 8, '#7A2A2E'),
      )
      .join(''),
    hairBack: path('M612,500 Q600,640 640,720 L960,720 Q1000,640 988,500 Z', '#3A1A20'),
    hairFront:
      path('M586,410 Q566,200 800,190 Q1034,200 1014,410 Q800,350 586,410 Z', '#5B2A9D') +
      path('M578,392 Q800,326 1022,392 L1018,470 Q800,404 582,470 Z', '#42208A') +
      stroke('M640,270 Q700,216 790,212', '#C9A8FF', 9, 'opacity=".8"') +
      path(
        'M616,590 Q640,640 700,630 Q800,600 900,630 Q960,640 984,590 Q1004,860 800,884 Q596,860 616,590 Z',
        '#4A2228',
      ) +
      path('M800,606 Q900,610 984,590 Q1004,860 800,884 Z', '#33141C') +
      path('M712,672 Q800,636 888,672 Q800,722 712,672 Z', '#B4606E'),
    extra: stroke('M668,1000 L700,1200 M932,1000 L900,1200', INK.ember, 26),
  },
  lotte: {
    background: [
      [0, '#FF8A78'],
      [0.6, INK.coral],
      [1, '#B3182B'],
    ],
    light: INK.paper,
    skin: '#F6CDB4',
    shade: '#C26A66',
    clothes: '#2F6B5B',
    clothesShade: '#1B4A45',
    behind: times(16, (i, a) =>
      path(
        `M800,560 L${Math.round(800 + 1500 * Math.cos(a * 5.89))},${Math.round(560 + 1500 * Math.sin(a * 5.89))} L${Math.round(800 + 1500 * Math.cos(a * 5.89 + 0.18))},${Math.round(560 + 1500 * Math.sin(a * 5.89 + 0.18))} Z`,
        '#FFB08F',
        `opacity="${i % 2 ? 0.3 : 0.42}"`,
      ),
    ),
    hairBack: path(
      'M592,520 Q570,240 800,236 Q1040,244 1006,520 Q1010,580 980,610 L620,610 Q590,580 592,520 Z',
      '#E9B44C',
    ),
    hairFront:
      hair(
        'M588,540 Q566,262 800,248 Q1050,262 1012,540 Q990,420 936,392 Q860,452 700,424 Q622,430 588,540 Z',
        '#F4C75E',
      ) + stroke('M640,380 Q680,300 780,284', INK.paper, 9, 'opacity=".8"'),
    extra:
      `<g fill="none" stroke="#2A0A33" stroke-width="14"><circle cx="706" cy="560" r="72"/><circle cx="894" cy="560" r="72"/><path d="M778,552 q22,-16 44,0 M634,548 l-26,-10 M966,548 l26,-10"/></g>` +
      circle(706, 560, 64, INK.paper, 'opacity=".28"') +
      circle(894, 560, 64, INK.paper, 'opacity=".18"') +
      stroke('M670,528 L700,508', INK.paper, 9, 'opacity=".8"'),
  },
  yara: {
    background: [
      [0, '#143A52'],
      [0.6, '#2F7A61'],
      [1, '#8FD0A0'],
    ],
    light: INK.paper,
    skin: '#C98560',
    shade: '#7A3E3C',
    clothes: INK.ember,
    clothesShade: '#8C1230',
    behind: [240, 1360]
      .map(
        (x) =>
          rect(x - 130, 130, 260, 120, '#0E2C33', 'rx="10"') +
          times(8, (i) => circle(x - 93 + (i % 4) * 62, 164 + Math.floor(i / 4) * 54, 20, INK.paper)) +
          glow(`flood${x}`, INK.paper, [x, 190, 420], 0.7),
      )
      .join(''),
    hairBack:
      times(26, (i, a) =>
        circle(
          800 + Math.cos(Math.PI * (0.85 + a * 1.3)) * 250,
          520 + Math.sin(Math.PI * (0.85 + a * 1.3)) * 260,
          82 + (i % 3) * 14,
          i % 2 ? '#2A0F22' : '#38142A',
        ),
      ) + circle(800, 470, 250, '#2A0F22'),
    hairFront:
      times(13, (i, a) =>
        circle(
          624 + a * 352,
          344 - Math.sin(a * Math.PI) * 62,
          50 + (i % 2) * 10,
          i % 2 ? '#38142A' : '#2A0F22',
        ),
      ) +
      path('M598,450 Q800,340 1002,450 L1000,400 Q800,292 600,400 Z', INK.coral) +
      stroke('M604,420 Q700,350 800,348', INK.peach, 7, 'opacity=".85"') +
      stroke('M540,330 Q590,230 690,190', INK.apricot, 8, 'opacity=".6"'),
    extra:
      stroke('M690,960 Q800,1050 910,960', INK.paper, 18) +
      stroke('M742,1092 L768,1074 V1168 M838,1074 L808,1138 H862 M846,1112 V1168', INK.paper, 15),
  },
  idris: {
    background: [
      [0, '#0C0630'],
      [0.6, '#2A2A92'],
      [1, '#7C6BD8'],
    ],
    light: '#AEBBFF',
    skin: '#9A6148',
    shade: '#4A2A4A',
    clothes: '#1E5A78',
    clothesShade: '#123A52',
    behind:
      dust('idris', 260, [0, 0, 1600, 1100], INK.paper, 4) +
      circle(1290, 290, 130, INK.peach) +
      circle(1250, 260, 26, '#F2B98A', 'opacity=".7"') +
      circle(1330, 330, 36, '#F2B98A', 'opacity=".7"') +
      glow('moon', INK.peach, [1290, 290, 360], 0.6) +
      `<ellipse cx="800" cy="560" rx="560" ry="150" fill="none" stroke="#AEBBFF" stroke-opacity=".4" stroke-width="4" transform="rotate(-14 800 560)"/>`,
    hairBack: path('M604,500 Q590,262 800,256 Q1010,262 996,500 Z', '#14081F'),
    hairFront:
      path(
        'M606,500 Q600,270 800,262 Q1000,270 994,500 Q976,410 930,384 Q800,356 670,384 Q624,410 606,500 Z',
        '#1E0C2A',
      ) +
      stroke('M636,400 Q670,310 770,284', '#AEBBFF', 8, 'opacity=".8"') +
      path('M690,716 Q800,690 910,716 Q930,850 800,858 Q670,850 690,716 Z', '#1E0C2A', 'opacity=".85"') +
      path('M742,734 Q800,714 858,734 Q800,764 742,734 Z', '#7A3E3C'),
    extra:
      path('M560,960 L640,820 L800,930 L960,820 L1040,960 L900,1080 L800,960 L700,1080 Z', '#17485F') +
      stroke('M640,824 L796,932', '#AEBBFF', 7, 'opacity=".8"'),
  },
  rosalind: {
    background: [
      [0, '#2A1238'],
      [0.55, '#7A3A4A'],
      [1, '#E0A05C'],
    ],
    light: '#FFE9A8',
    skin: '#EFC2AC',
    shade: '#A8606A',
    clothes: '#2F5E57',
    clothesShade: '#1B3F40',
    behind:
      times(
        5,
        (r) =>
          rect(0, 220 + r * 220, 1600, 14, '#5A2A2E') +
          times(30, (c) =>
            rect(
              c * 54 + 4,
              220 + r * 220 - 110 - ((c * 37 + r * 53) % 60),
              44,
              110 + ((c * 37 + r * 53) % 60),
              ['#7A1233', '#5B2A9D', '#2F6B5B', '#C4643A', '#E9B44C', '#3A4AA6'][(c * 7 + r * 5) % 6] ??
                '#7A1233',
              'opacity=".5"',
            ),
          ),
      ) + glow('reading', '#FFE9A8', [420, 420, 640], 0.8),
    hairBack:
      path(
        'M560,560 Q530,226 800,220 Q1070,226 1040,560 Q1070,840 1110,1000 L490,1000 Q530,840 560,560 Z',
        '#B9A8C9',
      ) +
      stroke(
        'M566,560 Q548,800 520,960 M610,640 Q600,820 580,970 M1030,600 Q1050,800 1076,960',
        INK.paper,
        7,
        'opacity=".6"',
      ),
    hairFront:
      hair('M590,600 Q566,270 800,254 Q1036,270 1010,600 Q1000,430 830,330 Q690,420 590,600 Z', '#D9CCE4') +
      stroke('M620,470 Q660,330 790,288', INK.paper, 9, 'opacity=".85"'),
    extra:
      stroke('M672,930 Q800,1010 928,930', INK.peach, 6) +
      times(9, (_, a) => circle(672 + a * 256, 930 + Math.sin(a * Math.PI) * 42, 11, INK.paper)),
  },
};
