/**
 * Makes a slug: lower case, spaces to hyphens, other than word characters and hyphens removed (RULES.md, "Addresses").
 */
export function toSlug(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
