/** How wide a campaign's picture is shown where a page begins with it: the `sizes` of its img and of its preload. */
export const PICTURE_SIZES = {
  page: '(min-width: 1024px) 66vw, 100vw',
  frame: 'min(38rem, 100vw)',
} as const;
