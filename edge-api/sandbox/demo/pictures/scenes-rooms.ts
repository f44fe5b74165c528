import {
  circle,
  dust,
  ellipse,
  glow,
  group,
  INK,
  linear,
  n,
  path,
  randomOf,
  rect,
  sheet,
  stroke,
  times,
} from './kit.ts';
import { studioMicrophone } from './microphones.ts';

/** A rehearsal room in the first light: a grand piano and one empty chair. */
export function rehearsal(): string {
  const pane = (x: number) =>
    rect(x, 90, 250, 640, INK.paper) +
    rect(x, 90, 250, 640, 'url(#sky)') +
    stroke(
      `M${x + 125},90 V730 M${x},250 H${x + 250} M${x},410 H${x + 250} M${x},570 H${x + 250}`,
      '#7B4A86',
      9,
    ) +
    `<rect x="${x}" y="90" width="250" height="640" fill="none" stroke="#6A3C7C" stroke-width="16"/>`;
  return sheet(
    [
      [0, '#B98AB8'],
      [0.62, '#E9B99F'],
      [0.67, '#8C5A8C'],
      [1, '#5A2F72'],
    ],
    linear('sky', [
      [0, INK.peach],
      [0.7, '#FFC08F'],
      [1, INK.apricot],
    ]),
    linear(
      'shaft',
      [
        [0, INK.paper, 0.9],
        [1, INK.peach, 0.12],
      ],
      [1, 0, 0, 1],
    ),
    linear('boards', [
      [0, '#B8758C'],
      [1, '#4A2266'],
    ]),
    [760, 1050, 1340].map(pane).join(''),
    rect(0, 800, 1600, 400, 'url(#boards)'),
    times(15, (_, a) =>
      stroke(`M${300 + a * 1000},800 L${-900 + a * 3400},1200`, '#3A1758', 3, 'opacity=".4"'),
    ),
    rect(0, 786, 1600, 22, '#6A3C7C'),
    group(
      'style="mix-blend-mode:soft-light" filter="url(#soft)"',
      [760, 1050, 1340]
        .map((x) => path(`M${x},90 L${x + 250},90 L${x - 330},1200 L${x - 760},1200 Z`, 'url(#shaft)'))
        .join(''),
    ),
    group(
      'style="mix-blend-mode:screen" opacity=".62" filter="url(#soft)"',
      [760, 1050, 1340]
        .map((x) => path(`M${x - 260},830 L${x - 30},830 L${x - 330},1150 L${x - 640},1150 Z`, INK.apricot))
        .join(''),
    ),
    grandPiano(),
    chair(1010, 800, 1),
    group('style="mix-blend-mode:screen"', dust('rehearsal', 150, [420, 160, 900, 800], INK.paper, 2.8)),
  );
}

function grandPiano(): string {
  const dark = '#2A0F4A';
  return (
    ellipse(440, 1080, 430, 36, INK.abyss, 'opacity=".5" filter="url(#soft)"') +
    path('M190,640 Q200,330 560,270 Q700,250 770,330 L640,640 Z', dark) +
    stroke('M198,628 Q214,346 562,286 Q690,266 752,334', INK.apricot, 6, 'opacity=".9"') +
    stroke('M640,640 L700,420', dark, 12) +
    path('M120,640 H800 Q860,640 860,690 V770 H120 Z', dark) +
    path('M120,640 H800 Q840,640 852,660 H120 Z', '#4B2580') +
    stroke('M122,642 H806', INK.peach, 4, 'opacity=".8"') +
    rect(96, 738, 300, 22, INK.paper) +
    times(13, (i) => rect(104 + i * 22, 738, 9, 13, dark)) +
    path('M88,758 H404 V786 H88 Z', dark) +
    [150, 700, 820]
      .map((x) => path(`M${x - 22},768 h44 l-12,300 h-20 z`, dark) + circle(x, 1070, 13, INK.copper))
      .join('') +
    path('M180,560 L330,560 L318,640 L192,640 Z', INK.paper, 'opacity=".92"') +
    times(5, (i) => stroke(`M200,${576 + i * 12} H${312 - (i % 2) * 20}`, '#7B4A86', 2.5, 'opacity=".6"')) +
    rect(180, 930, 200, 26, '#7A1233', 'rx="8"') +
    stroke('M200,956 L188,1080 M360,956 L372,1080', dark, 14)
  );
}

function chair(x: number, y: number, s: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    path('M-10,290 L150,290 L-220,420 L-420,420 Z', INK.abyss, 'opacity=".4" filter="url(#soft)"'),
    stroke('M0,-60 L12,290 M150,-60 L146,290 M-30,120 L-44,310 M120,130 L122,316', '#7A1233', 15),
    path('M-4,-70 Q75,-104 156,-70 L154,20 Q76,-6 -1,20 Z', INK.ember),
    path('M-40,104 Q60,76 156,104 L146,138 Q50,116 -36,138 Z', INK.coral),
    stroke('M0,-70 Q75,-102 152,-70', INK.peach, 5, 'opacity=".9"'),
  );
}

/** A studio microphone before walls of sound. */
export function podcast(): string {
  const wave = (i: number, a: number) => {
    const y = 600 + (a - 0.5) * 820;
    const points = Array.from({ length: 81 }, (_, k) => {
      const x = k * 20;
      const near = Math.exp(-(((x - 800) / 430) ** 2));
      const swing = Math.sin(k * 0.42 + i * 0.72) * 92 + Math.sin(k * 0.93 + i * 1.3) * 38;
      return `${k ? 'L' : 'M'}${x},${n(y + swing * near)}`;
    }).join(' ');
    const colours = [INK.mauve, INK.peach, '#7C8BFF', INK.coral, '#5B6BE8'];
    return stroke(
      points,
      colours[i % colours.length] ?? INK.peach,
      3 + (1 - Math.abs(a - 0.5) * 2) * 4,
      `opacity="${n(0.3 + (1 - Math.abs(a - 0.5) * 2) * 0.6)}"`,
    );
  };
  return sheet(
    [
      [0, '#1A1460'],
      [0.5, '#2C2A9A'],
      [1, '#170A48'],
    ],
    glow('left', '#5B6BE8', [300, 400, 760], 0.7),
    glow('right', INK.plum, [1350, 800, 720], 0.9),
    glow('middle', INK.coral, [800, 600, 520], 0.75),
    times(17, wave),
    studioMicrophone(800, 610, 1.22),
    group('style="mix-blend-mode:screen"', dust('podcast', 70, [250, 150, 1100, 900], INK.peach, 2.6)),
  );
}

/** A glass house on a roof at dusk, lit from inside. */
export function rooftop(): string {
  const random = randomOf('rooftop');
  const tower = (x: number, w: number, top: number, tone: string) =>
    rect(x, top, w, 1200 - top, tone) +
    times(Math.floor((1000 - top) / 46), (row) =>
      times(Math.floor(w / 38), (column) =>
        random() > 0.62
          ? rect(
              x + 14 + column * 38,
              top + 24 + row * 46,
              15,
              22,
              random() > 0.3 ? INK.peach : INK.coral,
              `opacity="${n(0.4 + random() * 0.5)}"`,
            )
          : '',
      ),
    );
  const bulb = (a: number) =>
    [120 + a * 1360, 250 + Math.sin(a * Math.PI) * 96 + Math.abs(Math.sin(a * Math.PI * 3)) * 40] as const;
  return sheet(
    [
      [0, '#1E0B4B'],
      [0.32, '#6A2C9A'],
      [0.55, '#E0566A'],
      [0.74, '#FFA873'],
      [1, INK.peach],
    ],
    dust('stars', 90, [0, 0, 1600, 330], INK.paper, 2.6),
    path('M1310,132 A60,60 0 1 1 1236,222 A54,54 0 0 0 1310,132 Z', INK.peach),
    tower(-20, 190, 560, '#6A2C7E'),
    tower(150, 130, 640, '#5A2475'),
    tower(1240, 170, 520, '#6A2C7E'),
    tower(1390, 240, 610, '#5A2475'),
    tower(30, 150, 720, '#431B66'),
    tower(1330, 130, 700, '#431B66'),
    tower(1470, 150, 760, '#38155C'),
    rect(0, 950, 1600, 260, '#220B42'),
    rect(0, 938, 1600, 22, '#4B2072'),
    stroke('M0,939 H1600', INK.apricot, 4, 'opacity=".6"'),
    glow('lit', INK.peach, [800, 720, 760], 0.85),
    linear('inside', [
      [0, '#FFE9C4'],
      [0.5, INK.peach],
      [1, INK.apricot],
    ]),
    path('M370,950 V560 L800,330 L1230,560 V950 Z', 'url(#inside)', 'opacity=".95"'),
    plants(),
    uprightPiano(800, 950),
    group(
      'fill="none" stroke="#2B1055" stroke-linejoin="round"',
      '<path stroke-width="16" d="M370,950 V560 L800,330 L1230,560 V950 M370,560 H1230"/>',
      '<path stroke-width="6" d="M513,950 V484 M657,950 V408 M800,560 V330 M943,950 V408 M1087,950 V484 M370,700 H560 M1040,700 H1230 M370,830 H480 M1120,830 H1230"/>',
    ),
    path('M410,930 L520,560 L640,560 L500,930 Z', INK.paper, 'opacity=".28"'),
    path('M1010,930 L1110,560 L1150,560 L1060,930 Z', INK.paper, 'opacity=".2"'),
    stroke(
      times(61, (i, a) => `${i ? 'L' : 'M'}${bulb(a).map(n).join(',')} `),
      '#2B1055',
      4,
    ),
    times(
      19,
      (i, a) =>
        glow(`bulb${i}`, INK.peach, [bulb(a)[0], bulb(a)[1] + 14, 46], 0.9) +
        circle(bulb(a)[0], bulb(a)[1] + 14, 9, INK.paper),
    ),
    path('M440,960 L1160,960 L1480,1200 L120,1200 Z', INK.apricot, 'opacity=".34" filter="url(#soft)"'),
  );
}

function plants(): string {
  const leafy = (x: number, height: number, colour: string) =>
    times(9, (_, a) => {
      const lean = (a - 0.5) * 170;
      return path(
        `M${x},950 Q${n(x + lean * 0.3 - 26)},${n(950 - height * 0.6)} ${n(x + lean)},${n(950 - height * (1 - Math.abs(a - 0.5) * 0.7))} Q${n(x + lean * 0.4 + 22)},${n(950 - height * 0.5)} ${x},950 Z`,
        colour,
      );
    });
  return (
    leafy(440, 300, '#2F5E57') +
    leafy(1160, 340, '#2F5E57') +
    leafy(530, 210, '#3F7A62') +
    leafy(1075, 190, '#3F7A62') +
    leafy(610, 120, '#24504F') +
    leafy(1005, 130, '#24504F')
  );
}

function uprightPiano(x: number, floor: number): string {
  const d = '#2B1055';
  return (
    rect(x - 130, floor - 250, 260, 250, d, 'rx="8"') +
    rect(x - 112, floor - 232, 224, 84, '#42208A', 'rx="6"') +
    rect(x - 142, floor - 132, 284, 20, INK.paper) +
    times(13, (i) => rect(x - 134 + i * 21, floor - 132, 9, 12, d)) +
    rect(x - 146, floor - 112, 292, 26, d) +
    rect(x - 34, floor - 226, 68, 62, INK.peach) +
    rect(x - 70, floor - 44, 140, 16, INK.ember, 'rx="6"') +
    stroke(`M${x - 56},${floor - 30} V${floor} M${x + 56},${floor - 30} V${floor}`, INK.wine, 10)
  );
}

/** A guitar at a window; the pages fly off as birds. */
export function duet(): string {
  const bird = (x: number, y: number, s: number, turn: number) =>
    group(
      `transform="translate(${x} ${y}) rotate(${turn}) scale(${s})"`,
      path('M0,0 Q-60,-76 -150,-58 Q-70,-30 -10,26 Z', INK.paper, 'stroke="#8A3A70" stroke-width="5"'),
      path('M0,0 Q60,-86 150,-78 Q86,-34 -10,26 Z', '#FFF3E4', 'stroke="#8A3A70" stroke-width="5"'),
      stroke(
        'M-110,-48 Q-66,-38 -30,-8 M-86,-58 Q-50,-44 -16,-16 M104,-66 Q60,-44 26,-12 M78,-72 Q46,-50 12,-20',
        '#C9628A',
        3,
        'opacity=".75"',
      ),
    );
  const flock = [
    [600, 560, 0.95, -8],
    [880, 420, 0.8, 10],
    [640, 330, 0.62, -18],
    [1010, 260, 0.55, 4],
    [800, 190, 0.44, -6],
    [1150, 170, 0.38, 14],
    [960, 110, 0.3, -10],
  ] as const;
  return sheet(
    [
      [0, '#F3A38C'],
      [0.72, '#F7C6A0'],
      [0.73, '#A94A72'],
      [1, '#6E2A68'],
    ],
    linear('morning', [
      [0, '#FFC79A'],
      [0.6, '#FFAA84'],
      [1, '#FF8F73'],
    ]),
    rect(430, 50, 860, 760, '#8A3A70', 'rx="6"'),
    rect(458, 78, 804, 704, 'url(#morning)'),
    circle(1080, 560, 130, INK.paper, 'opacity=".9"'),
    glow('sun', INK.paper, [1080, 560, 420], 0.8),
    path('M458,700 Q620,620 800,680 T1262,650 V782 H458 Z', '#E98A76', 'opacity=".75"'),
    path('M458,740 Q700,690 900,730 T1262,716 V782 H458 Z', '#C9628A', 'opacity=".8"'),
    stroke('M860,78 V782 M458,430 H1262', '#8A3A70', 18),
    path('M300,-10 H470 Q500,420 330,860 L250,860 Q330,400 300,-10 Z', '#E86A5E'),
    path('M1250,-10 H1420 Q1400,420 1480,860 L1400,860 Q1250,420 1250,-10 Z', '#E86A5E'),
    stroke(
      'M350,0 Q390,430 290,850 M410,0 Q440,420 320,800 M1330,0 Q1320,430 1440,850',
      '#B93F5C',
      7,
      'opacity=".7"',
    ),
    rect(400, 806, 920, 40, '#6E2A68', 'rx="6"'),
    stroke('M404,808 H1316', INK.peach, 5, 'opacity=".8"'),
    path('M480,876 L1240,876 L960,1200 L120,1200 Z', INK.peach, 'opacity=".4" filter="url(#soft)"'),
    guitar(),
    flock.map(([x, y, s, turn]) => bird(x, y, s, turn)).join(''),
    times(4, (i) =>
      group(
        `transform="translate(${620 + i * 130} ${1040 + (i % 2) * 50}) rotate(${-12 + i * 9})"`,
        path('M-70,-44 H70 L62,44 H-78 Z', INK.paper),
        times(4, (k) => stroke(`M-54,${-26 + k * 17} H${46 - (k % 2) * 22}`, '#C9628A', 3, 'opacity=".6"')),
      ),
    ),
  );
}

function guitar(): string {
  return group(
    'transform="translate(350 830) rotate(14) scale(1.06)"',
    ellipse(20, 300, 250, 30, INK.abyss, 'opacity=".4" filter="url(#soft)"'),
    linear(
      'wood',
      [
        [0, '#FFC48A'],
        [0.5, INK.copper],
        [1, '#7A2A3E'],
      ],
      [0, 0, 1, 1],
    ),
    path(
      'M0,-150 C70,-150 112,-104 104,-50 C98,-10 116,10 146,52 C196,130 160,280 0,284 C-160,280 -196,130 -146,52 C-116,10 -98,-10 -104,-50 C-112,-104 -70,-150 0,-150 Z',
      'url(#wood)',
      'stroke="#4A1440" stroke-width="9"',
    ),
    circle(0, 24, 54, '#3A0F3C'),
    '<circle cx="0" cy="24" r="64" fill="none" stroke="#FFD9A8" stroke-width="6"/>',
    rect(-20, -600, 40, 600, '#3A0F3C'),
    path('M-30,-720 H30 L24,-596 H-24 Z', '#5C1B48'),
    times(11, (_, a) => stroke(`M-20,${n(-580 + a * 470)} H20`, INK.peach, 3, 'opacity=".7"')),
    times(3, (i) => circle(-38, -706 + i * 40, 9, INK.peach) + circle(38, -706 + i * 40, 9, INK.peach)),
    rect(-64, 168, 128, 22, '#3A0F3C', 'rx="6"'),
    times(6, (i) => stroke(`M${-14 + i * 5.6},-600 L${-22 + i * 8.8},178`, INK.paper, 1.6, 'opacity=".8"')),
    stroke('M-92,-70 Q-84,-132 -20,-140', INK.paper, 7, 'opacity=".6"'),
  );
}
