import type { ShareKind } from '#api/campaigns/share-picture-rules.ts';
import type { Language } from '#api/platform/rules.ts';
import { createPng } from './bytes.ts';
import { toHeaders, unlimitedEnv } from './callers.ts';
import { requestApi } from './api.ts';
import { toCookie } from './client.ts';

type Picture = {
  readonly language?: Language;
  readonly kind?: ShareKind;
  readonly version?: number;
  readonly width?: number;
  readonly height?: number;
};

/** Uploads a share picture of a campaign as a person. */
export async function postSharePicture(
  person: { readonly jar: ReadonlyMap<string, string> } | Parameters<typeof toHeaders>[0],
  campaignId: string,
  { language = 'nl', kind = 'call', version = 1, width = 1200, height = 630 }: Picture = {},
) {
  const body = new FormData();
  body.set('file', new File([(await createPng(width, height)).slice()], 'share.png'));
  const caller = 'jar' in person ? { headers: { cookie: formatCookies(person.jar) } } : person;
  const path = `/api/campaigns/${campaignId}/share-pictures?language=${language}&kind=${kind}&version=${version}`;
  const response = await requestApi(path, unlimitedEnv, { method: 'POST', body, headers: toHeaders(caller) });
  const answer: unknown = await response.json();
  return { status: response.status, body: answer };
}

const formatCookies = (jar: ReadonlyMap<string, string>) => toCookie({ jar });
