import type { TinaCMS } from 'tinacms';
import { EDITOR_LANGUAGE, translate } from '../texts/translate.ts';
import { PagesScreen } from './PagesScreen.tsx';

const SCREEN = { __type: 'screen', layout: 'fullscreen', navCategory: 'Site' } as const;

const SHEET_OF_PAPER = createIcon('M14 3H6v18h12V7l-4-4Zm0 0v4h4M9 13h6M9 17h6');
const HEART = createIcon(
  'M19 14c1.5-1.5 3-3.2 3-5.5A5.5 5.5 0 0 0 16.5 3c-1.8 0-3 .5-4.5 2-1.5-1.5-2.7-2-4.5-2A5.5 5.5 0 0 0 2 8.5c0 2.3 1.500 4 3 5.5l7 7Z',
);

/** Adds our own screens to the editor's menu, and opens the list of pages first. */
export function addScreens(cms: TinaCMS): TinaCMS {
  const name = translate('All pages');
  cms.plugins.add({ ...SCREEN, name, Icon: SHEET_OF_PAPER, Component: PagesScreen });
  cms.plugins.add({ ...SCREEN, name: translate('Charities'), Icon: HEART, Component: CharitiesScreen });
  // By default TinaCMS opens the site's first page.
  if (/^(?:#\/?)?$/.test(location.hash)) location.replace(`#/screens/${toAddress(name)}`);
  return cms;
}

/** Links to the page on the site where admins review added charities, for which they need an account there. */
function CharitiesScreen() {
  return (
    <section aria-labelledby="charities" style={{ maxWidth: 720, margin: '0 auto', padding: 32 }}>
      <h1 id="charities" style={{ fontSize: 28, fontWeight: 700, marginBottom: 8 }}>
        {translate('Charities')}
      </h1>
      <p style={{ color: '#475569', marginBottom: 24 }}>
        {translate(
          'What people add while they make a campaign waits for an admin, who approves or rejects it and sees who uses it. You do that on the site, with an admin account.',
        )}
      </p>
      <a
        href={`/${EDITOR_LANGUAGE}/dashboard/charities`}
        target="_blank"
        rel="noopener"
        style={{ color: '#5b2a9d', textDecoration: 'underline', fontWeight: 600 }}
      >
        {translate('Review the charities (new tab)')}
      </a>
    </section>
  );
}

/** Returns the part of the address that TinaCMS derives from a screen's name. */
const toAddress = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\w\s]/g, '')
    .replace(/\s+/g, '_');

function createIcon(path: string) {
  return function MenuIcon({ className }: { className?: string }) {
    return (
      <svg
        viewBox="0 0 24 24"
        width="24"
        height="24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        className={className}
        aria-hidden="true"
      >
        <path d={path} />
      </svg>
    );
  };
}
