import type { CharityProfile } from '#api/charities/profile-contract.ts';
import type { Language } from '#api/platform/rules.ts';

type PageContext = { readonly url: string; readonly origin: string; readonly language: Language };

/** Returns a charity as a schema.org NGO; omits what its profile does not contain. */
export function toNgoJsonLd(
  profile: CharityProfile,
  { url, origin, language }: PageContext,
): Record<string, unknown> {
  const { name, about, logo, website, country, rsin, registrationNumber, isAnbi, contactEmail } = profile;
  return {
    '@context': 'https://schema.org',
    '@type': 'NGO',
    name,
    url,
    ...(about && { description: about[language] }),
    ...(logo && { logo: new URL(logo.url, origin).href }),
    ...(website && { sameAs: [website] }),
    ...(contactEmail && { email: contactEmail }),
    ...(country && { address: { '@type': 'PostalAddress', addressCountry: country } }),
    ...(rsin && { taxID: rsin }),
    ...(registrationNumber && { identifier: registrationNumber }),
    ...(isAnbi && { nonprofitStatus: 'https://schema.org/NonprofitANBI' }),
  };
}
