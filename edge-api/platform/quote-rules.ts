/** Turns quotation marks inside others into the other kind: “An hour with ‘Mila’”, ‘Een uur met “Mila”’. */
export function nestQuotes(text: string): string {
  return text
    .replace(/“([^“”„"]*)[“„"]([^“”„"]+)["”]([^“”]*)”/g, '“$1‘$2’$3”')
    .replace(/‘([^‘’„"]*)(?:‘([^‘’]+)’|["„]([^"”‘’]+)["”])([^‘’]*)’/g, '‘$1“$2$3”$4’');
}
