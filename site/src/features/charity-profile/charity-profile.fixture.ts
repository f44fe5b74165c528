import type { CharityProfile, EditableProfile } from '#api/charities/profile-contract.ts';
import { createPicture } from '../media/media.fixture.ts';

const file = { url: '/api/media/file/logo.webp', filename: 'logo.webp', width: 400, height: 400 };
const logo = createPicture({ id: 'logo', ...file });
const shared = {
  id: 'tafel',
  name: 'De Warme Tafel',
  slug: 'de-warme-tafel',
  logo,
  country: 'NL',
  website: 'https://tafel.example/',
  rsin: '123456782',
  registrationNumber: null,
  isAnbi: true,
  contactEmail: 'hallo@tafel.example',
};

/** Returns a complete public profile. */
export function charityProfile(overrides: Partial<CharityProfile> = {}): CharityProfile {
  const tenEuros = { nl: 'Een maaltijd voor vijf.', en: 'A meal for five.' };
  return { ...shared, about: { nl: 'Wij koken.', en: 'We cook.' }, tenEuros, ...overrides };
}

/** Returns a complete profile as its editors see it. */
export function editableProfile(overrides: Partial<EditableProfile> = {}): EditableProfile {
  return {
    ...shared,
    aboutNl: 'Wij koken.',
    aboutEn: 'We cook.',
    tenEurosNl: 'Een maaltijd.',
    tenEurosEn: 'A meal.',
    approvalStatus: 'approved',
    hasPage: true,
    isOwnLogo: true,
    version: 1,
    ...overrides,
  };
}
