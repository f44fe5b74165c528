/** Icons that editors can choose, by Lucide's names; icons.ts has their components. */
export const ICON_NAMES = [
  'badge-check',
  'calendar',
  'chef-hat',
  'clock',
  'credit-card',
  'euro',
  'gift',
  'globe',
  'hand-heart',
  'heart',
  'heart-handshake',
  'map-pin',
  'message-circle',
  'mic-vocal',
  'music',
  'palette',
  'pen-line',
  'scale',
  'shield-check',
  'sparkles',
  'star',
  'ticket',
  'trophy',
  'users',
] as const;

export type IconName = (typeof ICON_NAMES)[number];

export function isIconName(name: string): name is IconName {
  return ICON_NAMES.some((known) => known === name);
}
