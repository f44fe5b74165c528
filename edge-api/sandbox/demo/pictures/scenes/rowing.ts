import { INK, circle, ellipse, glow, group, linear, n, path, rect, sheet, stroke, times } from '../kit.ts';

/** A double scull on a lake like a mirror. */
export function rowing(): string {
  const oar = (x: number, dx: number, dy: number) =>
    stroke(`M${x},806 L${x + dx},${806 + dy}`, '#2A0F4A', 8) +
    group(
      `transform="translate(${x + dx} ${806 + dy}) rotate(${n((Math.atan2(dy, dx) * 180) / Math.PI)})"`,
      path('M0,-7 L78,-19 L82,15 L0,7 Z', INK.coral),
    ) +
    ellipse(
      x + dx * 1.16,
      812 + dy * 1.12,
      70,
      11,
      'none',
      'stroke="#FFE9CF" stroke-width="4" opacity=".8"',
    ) +
    ellipse(
      x + dx * 1.16,
      812 + dy * 1.12,
      120,
      20,
      'none',
      'stroke="#FFE9CF" stroke-width="3" opacity=".4"',
    );
  const rower = (x: number, shirt: string, skin: string) =>
    path(`M${x - 64},792 Q${x - 40},716 ${x + 8},672 Q${x + 46},664 ${x + 52},706 L${x + 34},796 Z`, shirt) +
    stroke(`M${x + 34},702 Q${x - 20},744 ${x - 66},756`, skin, 21) +
    stroke(`M${x - 30},786 Q${x - 80},730 ${x - 116},790`, '#1B2A5C', 27) +
    circle(x + 44, 626, 37, skin) +
    path(`M${x + 10},622 q2,-44 42,-42 q36,4 34,40 q-30,-20 -76,2 z`, '#2A0F4A') +
    stroke(`M${x + 42},684 Q${x + 54},720 ${x + 40},770`, INK.peach, 5, 'opacity=".8"');
  const shore = path(
    'M0,560 Q120,470 260,520 T540,505 Q640,460 760,520 T1060,510 T1330,480 T1600,530 V600 H0 Z',
    '#4A4F96',
  );
  const near = path('M0,590 Q160,556 330,580 T700,584 T1100,578 T1600,566 V602 H0 Z', '#2C3A7A');
  return sheet(
    [
      [0, '#3A2F86'],
      [0.25, '#A766A8'],
      [0.42, '#FFA98A'],
      [0.5, INK.peach],
      [1, '#22306E'],
    ],
    circle(1050, 560, 118, '#FFF3DC'),
    glow('sunrise', INK.paper, [1050, 560, 620], 0.85),
    stroke(
      'M120,190 H520 M260,236 H700 M980,170 H1460 M1120,214 H1380 M60,330 H330',
      '#F0A6A8',
      17,
      'opacity=".5"',
    ),
    shore,
    near,
    linear('lake', [
      [0, '#FFD0A0'],
      [0.22, '#D98BA0'],
      [0.55, '#5A5AA6'],
      [1, '#1C2A66'],
    ]),
    rect(0, 598, 1600, 602, 'url(#lake)'),
    group('transform="translate(0 1198) scale(1 -1)" opacity=".4"', shore, near),
    times(24, (i, a) =>
      ellipse(
        1050 + Math.sin(i * 2.1) * 22,
        612 + a * 560,
        (120 - a * 30) * (i % 2 ? 1 : 0.7),
        5 + a * 5,
        '#FFF3DC',
        `opacity="${n(0.9 - a * 0.6)}"`,
      ),
    ),
    times(44, (i) =>
      stroke(
        `M${(i * 173) % 1600},${640 + ((i * 97) % 540)} h${50 + ((i * 31) % 150)}`,
        i % 3 ? '#F7C6B0' : '#2C3A86',
        3,
        'opacity=".4"',
      ),
    ),
    group(
      'transform="translate(0 1640) scale(1 -1)" opacity=".3" filter="url(#soft)"',
      rower(560, INK.ember, '#8C4A3A'),
      rower(860, '#5B2A9D', '#D98A66'),
    ),
    oar(600, -190, -92),
    oar(900, -190, -92),
    path('M110,800 Q420,778 800,784 T1480,796 Q1200,850 760,852 Q360,850 110,800 Z', '#2A0F4A'),
    stroke('M120,799 Q420,780 800,786 T1470,796', INK.peach, 6),
    path('M180,818 Q500,846 760,846 T1400,812 Q1120,838 760,838 T180,818 Z', INK.coral),
    rower(560, INK.ember, '#8C4A3A'),
    rower(860, '#5B2A9D', '#D98A66'),
    oar(560, -170, 130),
    oar(860, -170, 130),
    reeds(),
  );
}

function reeds(): string {
  return (
    times(18, (i) => {
      const x = 20 + i * 21 + (i % 3) * 9;
      const h = 250 + ((i * 67) % 220);
      return (
        stroke(`M${x},1210 Q${x + 6},${1210 - h * 0.6} ${x + 24 - (i % 4) * 12},${1210 - h}`, '#141E50', 8) +
        (i % 3 ? '' : stroke(`M${x + 20 - (i % 4) * 10},${1216 - h} l4,-64`, '#7A3A2E', 20))
      );
    }) +
    times(9, (i) => {
      const x = 1440 + i * 19;
      const h = 160 + ((i * 53) % 150);
      return stroke(
        `M${x},1210 Q${x - 6},${1210 - h * 0.6} ${x - 20 + (i % 3) * 12},${1210 - h}`,
        '#141E50',
        8,
      );
    })
  );
}
