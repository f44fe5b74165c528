import { OutlineIcon } from '#widget/client/OutlineIcon.tsx';

const SPEAKER =
  'M11 4.702a.705.705 0 0 0-1.203-.498L6.413 7.587A1.4 1.4 0 0 1 5.416 8H3a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1h2.416a1.4 1.4 0 0 1 .997.413l3.383 3.384A.705.705 0 0 0 11 19.298z';

/** Icons from Lucide as paths: from the package they would be in the file that all islands share. */
const PATHS = {
  play: ['M5 5a2 2 0 0 1 3.008-1.728l11.997 6.998a2 2 0 0 1 .003 3.458l-12 7A2 2 0 0 1 5 19z'],
  pause: ['M8 5v14M16 5v14'],
  sound: [SPEAKER, 'M16 9a5 5 0 0 1 0 6M19.364 18.364a9 9 0 0 0 0-12.728'],
  silence: [SPEAKER, 'm22 9-6 6M16 9l6 6'],
  captions: [
    'M5 5h14a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V7a2 2 0 0 1 2-2z',
    'M7 15h4M15 15h2M7 11h2M13 11h4',
  ],
  'full-screen': [
    'M8 3H5a2 2 0 0 0-2 2v3M21 8V5a2 2 0 0 0-2-2h-3M3 16v3a2 2 0 0 0 2 2h3M16 21h3a2 2 0 0 0 2-2v-3',
  ],
} as const;

/** Draws the icon of a control of the player. */
export function PlayerIcon({ name }: { readonly name: keyof typeof PATHS }) {
  return <OutlineIcon paths={PATHS[name]} />;
}
