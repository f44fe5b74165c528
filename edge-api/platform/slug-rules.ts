/** Makes a slug: lower case, hyphens for spaces, only word characters and hyphens (RULES.md, "Addresses"). */
export function toSlug(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s/g, '-')
    .replace(/[^\w-]/g, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}
