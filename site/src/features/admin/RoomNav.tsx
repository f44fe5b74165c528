import type { Language } from '#api/platform/rules.ts';
import type { AdminTexts } from './texts.ts';

/** The parts of the room, each a page of its own. */
const ROOM_SECTIONS = ['overview', 'campaigns', 'payments', 'mails', 'messages', 'sweeps', 'log'] as const;
export type RoomSection = (typeof ROOM_SECTIONS)[number];

/** Returns the path of a part of the room. */
export const roomPath = (section: RoomSection, language: Language): string =>
  `/${language}/dashboard/admin${section === 'overview' ? '' : `/${section}`}`;

type RoomNavProps = {
  readonly current: RoomSection;
  readonly language: Language;
  readonly texts: AdminTexts['room'];
};

/** The links between the parts of the room. */
export function RoomNav({ current, language, texts }: RoomNavProps) {
  return (
    <nav className="room-nav" aria-label={texts.sections}>
      <ul>
        {ROOM_SECTIONS.map((section) => (
          <li key={section}>
            <a href={roomPath(section, language)} aria-current={section === current ? 'page' : undefined}>
              {texts[section]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
