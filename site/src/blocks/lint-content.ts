import { getCollection } from 'astro:content';
import { findPagePath } from '../i18n/find-page-path.ts';
import { findBrokenLinks } from '../ui/broken-links.ts';
import { findLostClaims } from './find-lost-claims.ts';
import { isMissingPicture } from './find-media.ts';

const pageExists = (file: string): boolean => findPagePath(file) !== undefined;

/** Logs a build's warnings about the editors' files, each with the file's name. */
export async function lintContent(): Promise<void> {
  const pages = await getCollection('pages');
  const pageFiles = new Set(pages.map(({ id }) => `site/content/pages/${id}.json`));
  for (const { id, data } of pages) {
    const file = `site/content/pages/${id}.json`;
    if (!data.blocks?.length) console.warn(`${file}: the page has no blocks, so it is empty`);
    if (isMissingPicture(data.image)) warnAboutMissingPicture(file, data.image);
    warnAboutBrokenLinks(file, data);
    for (const { id: claim, words } of findLostClaims(data)) {
      console.warn(
        `${file}: the page no longer says "${words}", which the test of "${claim}" holds: give the promise its new words, or remove it`,
      );
    }
    if (data.translation && !pageFiles.has(data.translation))
      console.warn(`${file}: there is no page ${data.translation}, so the page has no translation`);
  }
  for (const { id, data } of await getCollection('navigation')) {
    warnAboutBrokenLinks(`site/content/navigation/${id}.json`, data);
  }
  for (const { id, data } of await getCollection('settings')) {
    const file = `site/content/settings/${id}.json`;
    if (isMissingPicture(data.shareImage)) warnAboutMissingPicture(file, data.shareImage);
    for (const page of [data.termsPage, data.protocolPage]) {
      if (page && !pageExists(page)) console.warn(`${file}: there is no page ${page}; the usual one is used`);
    }
  }
}

function warnAboutBrokenLinks(file: string, value: unknown): void {
  for (const { place, words } of findBrokenLinks(value, pageExists)) {
    console.warn(`${file}: the link "${words}" (${place.join('.')}) leads nowhere`);
  }
}

function warnAboutMissingPicture(file: string, address: string): void {
  console.warn(`${file}: there is no picture ${address} in site/src/media`);
}
