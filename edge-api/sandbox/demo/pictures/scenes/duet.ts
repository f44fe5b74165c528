import { INK, circle, ellipse, glow, group, linear, n, path, rect, sheet, stroke, times } from '../kit.ts';

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
