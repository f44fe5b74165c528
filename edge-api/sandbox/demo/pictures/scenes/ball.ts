import { circle, group, n, stroke } from '../kit.ts';

/** A football, lit from the upper left. */
export function ball(x: number, y: number, r: number): string {
  const s = r / 100;
  const spot = (dx: number, dy: number, size: number, turn: number) => {
    const points = [0, 1, 2, 3, 4]
      .map((k) => `${n(size * Math.sin(k * 1.2566))},${n(-size * Math.cos(k * 1.2566))}`)
      .join(' ');
    const squeeze = Math.max(0.35, 1 - (dx * dx + dy * dy) / 13000);
    return `<polygon points="${points}" fill="#2B1055" transform="translate(${dx} ${dy}) rotate(${turn}) scale(1 ${n(squeeze)})"/>`;
  };
  return group(
    `transform="translate(${x} ${y}) scale(${s})"`,
    '<radialGradient id="leather" cx=".36" cy=".3" r=".8"><stop offset="0" stop-color="#fff"/><stop offset=".5" stop-color="#FBF6EE"/><stop offset="1" stop-color="#8E7BB0"/></radialGradient>',
    '<clipPath id="round"><circle r="100"/></clipPath>',
    circle(0, 0, 100, 'url(#leather)'),
    group(
      'clip-path="url(#round)"',
      spot(-8, -4, 34, 8),
      spot(-76, -44, 30, -60),
      spot(10, -86, 30, 4),
      spot(82, -26, 30, 70),
      spot(50, 66, 30, 140),
      spot(-58, 66, 30, 215),
      stroke(
        'M-8,-38 L4,-62 M24,-16 L56,-28 M14,24 L36,42 M-28,24 L-44,44 M-40,-14 L-54,-34 M-58,-70 L-14,-82 M34,-78 L70,-52 M84,4 L66,42 M24,76 L-30,78 M-78,40 L-86,-16',
        '#2B1055',
        4,
      ),
    ),
  );
}
