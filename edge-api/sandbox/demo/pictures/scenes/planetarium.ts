import {
  INK,
  circle,
  dust,
  ellipse,
  glow,
  group,
  n,
  path,
  radial,
  randomOf,
  sheet,
  stroke,
  times,
} from '../kit.ts';

/** A dome of circling stars above rows of seats. */
export function planetarium(): string {
  const random = randomOf('trails');
  const trail = (i: number) => {
    const r = 60 + i * 13.5 + random() * 6;
    const from = random() * Math.PI * 2;
    const length = 0.5 + random() * 1.6;
    const [x1, y1] = [800 + r * Math.cos(from), 470 + r * 0.78 * Math.sin(from)];
    const [x2, y2] = [800 + r * Math.cos(from + length), 470 + r * 0.78 * Math.sin(from + length)];
    const colour = [INK.paper, INK.peach, '#9FB4FF', INK.apricot, '#C9A8FF'][i % 5] ?? INK.paper;
    return (
      stroke(
        `M${n(x1)},${n(y1)} A${n(r)},${n(r * 0.78)} 0 ${length > Math.PI ? 1 : 0} 1 ${n(x2)},${n(y2)}`,
        colour,
        1.6 + random() * 3,
        `opacity="${n(0.35 + random() * 0.6)}"`,
      ) + circle(x2, y2, 3 + random() * 4, INK.paper)
    );
  };
  const row = (y: number, s: number, tone: string, count: number) =>
    times(count, (_, a) => {
      const x = 800 + (a - 0.5) * 1900 * s;
      const lift = Math.abs(a - 0.5) ** 2 * -190;
      return path(
        `M${n(x - 62 * s)},1240 V${n(y + lift)} q0,${n(-56 * s)} ${n(62 * s)},${n(-56 * s)} t${n(62 * s)},${n(56 * s)} V1240 Z`,
        tone,
        `stroke="#5B6BE8" stroke-opacity=".55" stroke-width="3"`,
      );
    });
  return sheet(
    [
      [0, '#060418'],
      [1, '#0E0730'],
    ],
    radial(
      'dome',
      [
        [0, '#4A4AC0'],
        [0.45, '#241C7A'],
        [0.8, '#120A48'],
        [1, '#0A0530'],
      ],
      [0.5, 0.52, 0.6],
    ),
    ellipse(800, 520, 930, 740, 'url(#dome)'),
    glow('milky', INK.plum, [1080, 330, 520], 0.75),
    glow('pole', '#8FA2FF', [800, 470, 420], 0.55),
    glow('ember', INK.coral, [420, 640, 380], 0.3),
    dust('dome', 320, [40, 20, 1520, 780], INK.paper, 2.4),
    times(44, trail),
    circle(800, 470, 9, INK.paper),
    glow('north', INK.paper, [800, 470, 90], 0.9),
    group(
      'fill="none" stroke="#7C8BFF" stroke-opacity=".16" stroke-width="3"',
      '<path d="M-60,860 Q800,660 1660,860 M800,-240 V800 M260,-60 Q500,420 560,790 M1340,-60 Q1100,420 1040,790"/>',
    ),
    path('M-20,880 Q800,690 1620,880 V960 Q800,760 -20,960 Z', '#1B0F50'),
    stroke('M-20,880 Q800,690 1620,880', INK.coral, 7, 'opacity=".85"'),
    glow('rim', INK.coral, [800, 800, 560], 0.35),
    path('M-20,950 Q800,750 1620,950 V1220 H-20 Z', '#0B0528'),
    path('M770,850 L430,260 L820,150 L1180,260 L830,850 Z', '#AEBBFF', 'opacity=".13" filter="url(#soft)"'),
    row(980, 0.72, '#150B3E', 17),
    projector(),
    row(1070, 0.95, '#120836', 15),
    row(1170, 1.2, '#0C052A', 13),
  );
}

function projector(): string {
  return (
    path('M748,1080 L772,930 H828 L852,1080 Z', '#2A1B6A') +
    circle(800, 872, 74, 'url(#orb)') +
    radial(
      'orb',
      [
        [0, '#DDE3FF'],
        [0.35, '#7C8BFF'],
        [1, '#1A1258'],
      ],
      [0.36, 0.3, 0.85],
    ) +
    times(9, (i) => circle(800 + Math.cos(i * 0.7) * 44, 872 + Math.sin(i * 0.7) * 44, 8, INK.peach)) +
    circle(800, 872, 16, INK.paper) +
    stroke('M736,900 Q800,956 864,900', '#0B0528', 8) +
    glow('orblight', '#AEBBFF', [800, 872, 240], 0.5)
  );
}
