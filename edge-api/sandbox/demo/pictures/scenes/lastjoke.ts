import {
  INK,
  circle,
  cone,
  ellipse,
  group,
  linear,
  n,
  path,
  radial,
  randomOf,
  rect,
  sheet,
  stroke,
  times,
} from '../kit.ts';
import { stageMicrophone } from '../microphones.ts';

/** A bare brick wall, one hard light, and nothing left but the last joke. */
export function lastjoke(): string {
  const random = randomOf('bricks');
  const bricks = times(21, (row) =>
    times(15, (column) => {
      const x = column * 122 - (row % 2) * 61 - 40;
      const tone = [INK.wine, INK.ember, '#9C1830', '#B1202F'][Math.floor(random() * 4)] ?? INK.wine;
      return rect(x, row * 56 - 60, 116, 50, tone, `rx="5" opacity="${n(0.55 + random() * 0.45)}"`);
    }),
  );
  return sheet(
    [
      [0, '#4A0A2B'],
      [0.8, '#5C0F2E'],
      [1, INK.abyss],
    ],
    bricks,
    radial(
      'spot',
      [
        [0, INK.peach, 0.95],
        [0.62, INK.apricot, 0.75],
        [0.86, INK.coral, 0.5],
        [0.93, INK.coral, 0],
      ],
      [0.5, 0.5, 0.5],
    ),
    radial(
      'dark',
      [
        [0, INK.abyss, 0],
        [0.36, INK.abyss, 0.05],
        [0.46, INK.abyss, 0.82],
        [1, INK.abyss, 0.93],
      ],
      [0.5, 0.5, 0.5],
    ),
    ellipse(800, 520, 520, 520, 'url(#spot)', 'style="mix-blend-mode:overlay"'),
    ellipse(800, 520, 500, 500, 'url(#spot)', 'opacity=".5" style="mix-blend-mode:soft-light"'),
    circle(800, 520, 1180, 'url(#dark)'),
    group(
      'opacity=".5" filter="url(#soft)"',
      stroke('M905,470 L965,1010', INK.abyss, 22),
      ellipse(900, 430, 64, 72, INK.abyss),
    ),
    path('M0,1010 H1600 V1200 H0 Z', '#1B0622'),
    ellipse(800, 1072, 500, 70, INK.apricot, 'opacity=".6" filter="url(#soft)"'),
    ellipse(800, 1068, 380, 46, INK.peach, 'opacity=".7" filter="url(#soft)"'),
    cone('beam', INK.peach, [1420, -60], [800, 1040, 430], 0.32),
    stool(1060, 800),
    stageMicrophone(800, 430, 84, 1070),
  );
}

function stool(x: number, y: number): string {
  return (
    stroke(
      `M${x - 60},${y + 20} L${x - 96},${y + 262} M${x + 60},${y + 20} L${x + 96},${y + 262} M${x},${y + 20} V${y + 272}`,
      '#1B0622',
      15,
    ) +
    stroke(`M${x - 82},${y + 170} H${x + 82}`, '#1B0622', 10) +
    ellipse(x, y + 18, 106, 26, '#1B0622') +
    ellipse(x - 6, y + 10, 100, 20, INK.copper) +
    linear(
      'glass',
      [
        [0, INK.paper, 0.75],
        [0.5, INK.peach, 0.25],
        [1, INK.paper, 0.6],
      ],
      [0, 0, 1, 0],
    ) +
    path(`M${x - 34},${y - 82} h64 l-8,92 h-48 z`, 'url(#glass)') +
    path(`M${x - 31},${y - 46} h58 l-5,54 h-48 z`, INK.paper, 'opacity=".35"') +
    ellipse(x - 2, y - 82, 32, 7, INK.paper, 'opacity=".8"')
  );
}
