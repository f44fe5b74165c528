import { circle, group, INK, linear, path, rect, stroke, times } from './kit.ts';

/** A stage microphone on its stand; (x, y) is the middle of its head, `size` the head's radius. */
export function stageMicrophone(x: number, y: number, size: number, floor: number): string {
  const s = size / 100;
  const local = (floor - y) / s;
  return group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    linear(
      'metal',
      [
        [0, INK.peach],
        [0.28, INK.apricot],
        [0.6, INK.plum],
        [1, INK.abyss],
      ],
      [0, 0, 1, 0.4],
    ),
    linear(
      'shaft',
      [
        [0, INK.mauve],
        [0.35, INK.night],
        [1, INK.abyss],
      ],
      [0, 0, 1, 0],
    ),
    stroke(`M-64,225 L-30,${local}`, INK.abyss, 17),
    stroke(`M-69,225 L-35,${local}`, INK.mauve, 3, 'opacity=".8"'),
    path(`M-162,${local + 12} q132,-62 264,0 z`, INK.abyss),
    stroke(`M-130,${local - 2} q100,-38 200,0`, INK.mauve, 3, 'opacity=".6"'),
    group(
      'transform="rotate(16)"',
      path('M-50,86 L-30,330 Q0,350 30,330 L50,86 Z', 'url(#shaft)'),
      path('M-52,196 H52 L46,262 H-46 Z', INK.abyss),
      rect(-64, 62, 128, 34, 'url(#shaft)', 'rx="12"'),
      path('M-92,-20 A92,100 0 0 1 92,-20 L78,66 L-78,66 Z', 'url(#metal)'),
      group(
        `stroke="${INK.abyss}" stroke-width="3" opacity=".42" fill="none"`,
        times(
          9,
          (_, a) => `<path d="M${-80 + a * 160},${-8 - Math.sin(a * Math.PI) * 84} L${-66 + a * 132},66"/>`,
        ),
        times(8, (_, a) => {
          const w = 92 - Math.max(0, 0.45 - a) * 80 - a * 10;
          return `<path d="M${-w},${-76 + a * 128} Q0,${-56 + a * 128} ${w},${-76 + a * 128}"/>`;
        }),
      ),
      rect(-93, -28, 186, 18, INK.abyss, 'opacity=".75" rx="8"'),
      stroke('M-70,-66 Q-44,-104 4,-110', INK.paper, 6, 'opacity=".85"'),
    ),
  );
}

/** A studio microphone in its spider, hanging from above. */
export function studioMicrophone(x: number, y: number, s: number): string {
  return group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    linear(
      'body',
      [
        [0, INK.peach],
        [0.22, INK.apricot],
        [0.5, INK.plum],
        [1, INK.abyss],
      ],
      [0, 0, 1, 0],
    ),
    linear(
      'grille',
      [
        [0, INK.paper],
        [0.35, INK.peach],
        [0.7, INK.mauve],
        [1, INK.night],
      ],
      [0, 0, 1, 0.3],
    ),
    stroke('M0,-900 L0,-330', INK.abyss, 22),
    stroke('M-4,-900 L-4,-330', INK.mauve, 4, 'opacity=".7"'),
    path('M-118,-30 L-118,-190 Q-118,-310 0,-310 Q118,-310 118,-190 L118,-30 Z', 'url(#grille)'),
    group(
      `stroke="${INK.night}" stroke-width="4" opacity=".4" fill="none"`,
      times(
        11,
        (_, a) =>
          `<path d="M${-112 + a * 224},-36 L${-112 + a * 224},${-196 - Math.sin(a * Math.PI) * 104}"/>`,
      ),
      times(10, (_, a) => `<path d="M-116,${-56 - a * 220} H116"/>`),
    ),
    rect(-130, -44, 260, 30, INK.abyss, 'rx="10"'),
    path('M-118,-14 L-104,250 Q0,286 104,250 L118,-14 Z', 'url(#body)'),
    circle(0, 92, 34, INK.abyss, 'opacity=".55"'),
    circle(0, 92, 20, INK.coral),
    stroke('M-84,20 L-76,220', INK.paper, 6, 'opacity=".7"'),
    stroke('M-92,-120 Q-92,-270 -20,-286', INK.paper, 7, 'opacity=".75"'),
    group(
      `fill="none" stroke="${INK.abyss}" stroke-width="16"`,
      `<ellipse cx="0" cy="20" rx="210" ry="46"/><ellipse cx="0" cy="180" rx="196" ry="42"/>`,
      '<path d="M-208,20 L-194,180 M208,20 L194,180 M0,-310 L0,-360 M-210,20 Q-230,-350 0,-360 Q230,-350 210,20"/>',
    ),
    stroke('M-200,10 Q-216,-330 -20,-348', INK.apricot, 4, 'opacity=".8"'),
    times(8, (i) =>
      stroke(
        `M${-104 + i * 30},${i % 2 ? 206 : 214} L${-186 + i * 53},${i % 2 ? 196 : 168}`,
        INK.coral,
        4,
        'opacity=".8"',
      ),
    ),
  );
}
