/** A page's file, such as site/content/pages/nl/about.json, and the file that it names as its translation. */
export type PageFile = { readonly file: string; readonly translation?: string | null | undefined };

/** Returns the file of a page's translation, whichever of the two names the other. */
export function findTranslation(page: PageFile, pages: readonly PageFile[]): string | undefined {
  const named = page.translation && pages.find(({ file }) => file === page.translation);
  return (named || pages.find(({ translation }) => translation === page.file))?.file;
}

/** Returns what is wrong with the translation that a page names, as a sentence. Does not check that it exists. */
export function findTranslationProblem(page: PageFile, pages: readonly PageFile[]): string | undefined {
  const { file, translation } = page;
  if (!translation) return undefined;
  if (getFolder(file) === getFolder(translation)) {
    return `${translation} is in the same language, so it is no translation`;
  }
  const rival = pages.find(
    (other) =>
      other.file !== file &&
      (other.file === translation
        ? other.translation && other.translation !== file
        : other.translation === translation || other.translation === file),
  );
  return rival && `${rival.file} has another translation: a page has one`;
}

const getFolder = (file: string): string => file.slice(0, file.lastIndexOf('/'));
