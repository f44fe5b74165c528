import type { AstroGlobal } from 'astro';
import type { CharityProfile } from '#api/charities/profile-contract.ts';
import { CHARITY_CAMPAIGNS_PAGE_SIZE } from '#api/charities/profile-rules.ts';
import { createServerClient } from '#api/client.server.ts';
import { copyEdgeLife } from '#site/ui/copy-edge-life.ts';
import { NoPage, readCampaignRoute } from '#site/i18n/campaign-route.ts';

/** Loads a charity by the slug in the address, with a page of its campaigns; throws {@link NoPage} if there is none. */
export async function loadCharityPage(astro: AstroGlobal) {
  const { language, slug } = readCampaignRoute(astro);
  const requested = astro.url.searchParams.get('page') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(requested) ? Number(requested) : 1;
  const charity = createServerClient(astro.request).api.charities['by-slug'][':slug'];
  const [profile, campaigns] = await Promise.all([
    charity.$get({ param: { slug } }),
    charity.campaigns.$get({
      param: { slug },
      query: { after: String((page - 1) * CHARITY_CAMPAIGNS_PAGE_SIZE) },
    }),
  ]);
  if (profile.status === 404) throw new NoPage();
  if (!profile.ok || !campaigns.ok)
    throw new Error(`${astro.url.pathname}: the API answered ${profile.status}`);
  const list = await campaigns.json();
  if (page > 1 && list.docs.length === 0) throw new NoPage();
  copyEdgeLife(astro, campaigns);
  return { language, profile: (await profile.json()).doc, campaigns: list, page };
}

/** Loads the profile of a campaign's charity; undefined if it says nothing about itself. */
export async function loadCharityProfile(
  request: Request,
  { slug }: { readonly slug: string | null },
): Promise<CharityProfile | undefined> {
  if (slug === null) return undefined;
  const charity = createServerClient(request).api.charities['by-slug'][':slug'];
  const reply = await charity.$get({ param: { slug } });
  if (!reply.ok) return undefined;
  const { doc } = await reply.json();
  return doc.about || doc.tenEuros || doc.logo ? doc : undefined;
}
