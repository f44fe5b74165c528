import { OutlineIcon } from '#widget/client/OutlineIcon.tsx';

/** Icons from Lucide as paths: these few are smaller than the package. */
const PATHS = {
  left: 'm15 18-6-6 6-6',
  right: 'm9 18 6-6-6-6',
  search: 'm21 21-4.34-4.34M19 11a8 8 0 1 1-16 0 8 8 0 0 1 16 0',
  clock: 'M12 6v6l4 2M22 12a10 10 0 1 1-20 0 10 10 0 0 1 20 0',
  offline:
    'M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M2 8.82a15 15 0 0 1 4.17-2.65M10.66 5A15 15 0 0 1 22 8.82M16.85 11.25a10 10 0 0 1 2.22 1.68M5 12.86a10 10 0 0 1 5.17-2.69M2 2l20 20',
} as const;

/** Draws a decorative icon beside a text. */
export function Icon({ name }: { readonly name: keyof typeof PATHS }) {
  return <OutlineIcon path={PATHS[name]} />;
}
