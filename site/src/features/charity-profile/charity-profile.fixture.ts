import { USUAL_FOCAL } from '#api/media/focal-rules.ts';
import type { CharityProfile, EditableProfile } from '#api/charities/profile-contract.ts';

const logo = {
  id: 'logo',
  url: '/api/media/file/logo.webp',
  filename: 'logo.webp',
  alt: '',
  caption: null,
  width: 400,
  height: 400,
  focal: USUAL_FOCAL,
  mimeType: 'image/webp',
  updatedAt: '2026-11-21T12:00:00.000Z',
};
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

/** A profile with everything in it, as everyone sees it. */
export function charityProfile(overrides: Partial<CharityProfile> = {}): CharityProfile {
  const tenEuros = { nl: 'Een maaltijd voor vijf.', en: 'A meal for five.' };
  return { ...shared, about: { nl: 'Wij koken.', en: 'We cook.' }, tenEuros, ...overrides };
}

/** The same as those who edit it see it. */
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
