import { expect, test } from 'vitest';
import { dropUnusedRules } from './drop-unused-rules.ts';
import { movePolicyFirst } from './policy-first.ts';
import { toPolicyHash } from './security-headers.ts';

const CSS =
  'p{color:red}.used{gap:1px}.absent{gap:2px}.used:not(.absent){gap:3px}.absent,.used>a:hover{gap:4px}' +
  '@media print{.absent{gap:5px}}@layer parts{.absent::before{gap:6px}}.open{gap:7px}' +
  'a.astro-here{gap:8px}a.astro-elsewhere{gap:9px}[data-state=shut]{gap:1px}';
const POLICY = `<meta http-equiv="content-security-policy" content="style-src 'self' '${toPolicyHash(CSS)}'">`;
const toPage = (body: string) =>
  `<head><meta charset="utf-8">${POLICY}<style>${CSS}</style></head><body>${body}</body>`;
const ELEMENTS = '<p class="used"><a class="astro-here"></a></p>';
const readStyle = (html: string) => /<style>(?<css>.*)<\/style>/s.exec(html)?.groups?.['css'] ?? '';

test('a page keeps the rules that its elements can match, now or in another state', () => {
  const page = toPage(`${ELEMENTS}<script type="module">document.body.classList.add("open")</script>`);
  const css = readStyle(dropUnusedRules(page));
  expect(css.match(/gap:\dpx/g)).toEqual(['gap:1px', 'gap:3px', 'gap:4px', 'gap:7px', 'gap:8px', 'gap:1px']);
  expect(css).toContain('p{color:red}');
});

test('a page with islands or scripts of its own keeps every class, which those may add', () => {
  for (const body of ['<astro-island></astro-island>', '<script type="module" src="/a.js"></script>']) {
    const css = readStyle(dropUnusedRules(toPage(ELEMENTS + body)));
    expect(css.match(/gap:\dpx/g), body).toHaveLength(9);
    expect(css, body).not.toContain('elsewhere');
  }
  const reporting = '<script type="module" src="/_astro/Page.astro_script.js"></script>';
  expect(readStyle(dropUnusedRules(toPage(ELEMENTS + reporting)))).not.toContain('gap:2px');
});

test('the page’s policy allows what is left of its styles, and nothing else', () => {
  const page = dropUnusedRules(toPage(`${ELEMENTS}<script>1</script>`));
  expect(page).not.toContain(toPolicyHash(CSS));
  expect(movePolicyFirst(page)).toContain(`style-src 'self' '${toPolicyHash(readStyle(page))}'`);
});
