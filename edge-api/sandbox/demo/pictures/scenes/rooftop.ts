import {
  INK,
  circle,
  dust,
  glow,
  group,
  linear,
  n,
  path,
  randomOf,
  rect,
  sheet,
  stroke,
  times,
} from '../kit.ts';

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
