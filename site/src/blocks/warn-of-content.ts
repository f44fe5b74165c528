import { getCollection } from 'astro:content';
import { pathOfPage } from '../i18n/page-paths.ts';
import { aimlessLinks } from '../ui/aimless-links.ts';
import { isMissing } from './pictures.ts';

const isPage = (file: string): boolean => pathOfPage(file) !== undefined;

/**
 * Says in the log of a build what is wrong with the editors' files but keeps nothing from being built, each with the
 * file's name: links that lead nowhere, pages without blocks, pictures for shared links that are gone.
 */
export async function warnOfContent(): Promise<void> {
  for (const { id, data } of await getCollection('pages')) {
    const file = `site/content/pages/${id}.json`;
    if (!data.blocks?.length) console.warn(`${file}: the page has no blocks, so it is empty`);
    if (isMissing(data.image)) warnOfPicture(file, data.image);
    warnOfLinks(file, data);
  }
  for (const { id, data } of await getCollection('navigation')) {
    warnOfLinks(`site/content/navigation/${id}.json`, data);
  }
  for (const { id, data } of await getCollection('settings')) {
    const file = `site/content/settings/${id}.json`;
    if (isMissing(data.shareImage)) warnOfPicture(file, data.shareImage);
    for (const page of [data.termsPage, data.protocolPage]) {
      if (page && !isPage(page)) console.warn(`${file}: there is no page ${page}; the usual one is used`);
    }
  }
}

function warnOfLinks(file: string, value: unknown): void {
  for (const { place, words } of aimlessLinks(value, isPage)) {
    console.warn(`${file}: the link "${words}" (${place.join('.')}) leads nowhere`);
  }
}

function warnOfPicture(file: string, address: string): void {
  console.warn(`${file}: there is no picture ${address} in site/src/media`);
}
