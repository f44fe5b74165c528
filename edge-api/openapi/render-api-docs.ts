import { z } from 'zod';
import { sha256 } from '../platform/digest.ts';
import { escapeHtml } from '../platform/rules.ts';

/** The style of the API's page; inline, because the page loads no other file. */
const API_DOCS_STYLE = `:root{color-scheme:light dark;--line:light-dark(#d9cfc4,#4a3d52);--ground:light-dark(#fffaf3,#1d1424);--text:light-dark(#2a1a33,#f6ecdf);--accent:light-dark(#a3152a,#ffb199)}
*{box-sizing:border-box}
body{background:var(--ground);color:var(--text);font:1rem/1.55 system-ui,sans-serif;margin:0 auto;max-width:64rem;padding:2rem 1.25rem 4rem}
a{color:var(--accent)}
h1{font-size:2.25rem;line-height:1.1;margin:0 0 .5rem}
h2{border-top:1px solid var(--line);margin:2.5rem 0 .25rem;padding-top:2rem}
h4{margin:1rem 0 .25rem}
nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;list-style:none;padding:0}
nav a{display:inline-block;padding:.375rem 0}
code,pre{font:.9em ui-monospace,monospace;overflow-wrap:anywhere}
section>details{border-bottom:1px solid var(--line);padding:.25rem 0}
summary{cursor:pointer;padding:.5rem 0}
summary:focus-visible,a:focus-visible,pre:focus-visible{outline:3px solid var(--accent);outline-offset:2px}
.method{display:inline-block;font:700 .8em ui-monospace,monospace;min-width:4.5em}
section>details>summary>span:last-child{display:block;opacity:.85;padding-left:4.5em}
.scroll{overflow-x:auto}
table{border-collapse:collapse;width:100%}
th,td{border-top:1px solid var(--line);padding:.375rem .75rem .375rem 0;text-align:left;vertical-align:top}
th{white-space:nowrap}
td:last-child{width:45%}
pre{background:light-dark(#f5ebdf,#281c31);border-radius:.5rem;margin:.25rem 0;max-height:24rem;overflow:auto;padding:.75rem;white-space:pre-wrap}
`;

const STYLE_HASH = sha256(API_DOCS_STYLE, 'base64');

/** Headers of the page, which loads nothing, has no script, and changes only with a deployment. */
export const API_DOCS_HEADERS = {
  'Content-Security-Policy': `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'Cache-Control': 'public, max-age=3600',
  'Content-Language': 'en',
} as const;

const Schema = z.record(z.string(), z.unknown());
const Content = z.record(z.string(), z.looseObject({ schema: Schema.optional() })).optional();
const Parameter = z.looseObject({
  in: z.string(),
  name: z.string(),
  required: z.boolean().optional(),
  schema: Schema.optional(),
});
const Operation = z.looseObject({
  tags: z.array(z.string()).default([]),
  operationId: z.string(),
  summary: z.string().default(''),
  description: z.string().default(''),
  parameters: z.array(Parameter).default([]),
  requestBody: z.looseObject({ content: Content }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content: Content })),
});
const Document = z.looseObject({
  info: z.looseObject({ title: z.string(), version: z.string(), description: z.string() }),
  tags: z.array(z.object({ name: z.string(), description: z.string() })),
  paths: z.record(z.string(), z.record(z.string(), Operation)),
  webhooks: z.record(z.string(), z.record(z.string(), Operation)),
  components: z.looseObject({ schemas: z.record(z.string(), Schema) }),
});

const REFERENCE = /#\/components\/schemas\/\w+/g;

type Call = z.infer<typeof Operation> & { readonly method: string; readonly path: string };

/** Renders an OpenAPI document as one readable page: every call by group, with its input and output. */
export function renderApiDocs(document: unknown): string {
  const { info, tags, paths, webhooks, components } = Document.parse(document);
  const calls = listCalls(paths);
  const groups = [
    ...tags.map((tag) => ({ ...tag, calls: calls.filter((call) => call.tags.includes(tag.name)) })),
    { name: 'Webhooks', description: 'Signed messages to charities’ systems.', calls: listCalls(webhooks) },
  ];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>API · ${escapeHtml(info.title)}</title>
<style>${API_DOCS_STYLE}</style>
</head>
<body>
<header>
<h1>${escapeHtml(info.title)} API</h1>
<p>Version ${escapeHtml(info.version)}. ${escapeHtml(info.description)}
As JSON: <a href="/api/openapi.json">/api/openapi.json</a>.</p>
<nav aria-label="Groups"><ul>${groups.map(({ name }) => `<li><a href="#${toId(name)}">${escapeHtml(name)}</a></li>`).join('')}<li><a href="#shapes">Shapes</a></li></ul></nav>
</header>
<main>
${groups.map(renderGroup).join('\n')}
<section aria-labelledby="shapes">
<h2 id="shapes">Shapes</h2>
<p>The bodies of the calls above, by name.</p>
${Object.entries(components.schemas).map(renderShape).join('\n')}
</section>
</main>
</body>
</html>
`;
}

const listCalls = (paths: z.infer<typeof Document>['paths']): readonly Call[] =>
  Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, call]) => ({ ...call, method: method.toUpperCase(), path })),
  );

type Group = z.infer<typeof Document>['tags'][number] & { readonly calls: readonly Call[] };

function renderGroup({ name, description, calls }: Group): string {
  return `<section aria-labelledby="${toId(name)}">
<h2 id="${toId(name)}">${escapeHtml(name)}</h2>
<p>${escapeHtml(description)}</p>
${calls.map(renderCall).join('\n')}
</section>`;
}

function renderCall(call: Call): string {
  const { method, path, operationId, summary, description, parameters, requestBody, responses } = call;
  const fields = parameters.map(
    ({ in: place, name, required, schema }) =>
      `<tr><th scope="row"><code>${escapeHtml(name)}</code></th><td>${escapeHtml(place)}${required ? ', required' : ''}</td><td>${renderType(schema)}</td></tr>`,
  );
  const answers = Object.entries(responses).map(
    ([status, response]) =>
      `<tr><th scope="row">${escapeHtml(status)}</th><td>${escapeHtml(response.description)}</td><td>${renderContent(response.content)}</td></tr>`,
  );
  return `<details id="${escapeHtml(operationId)}">
<summary><span class="method">${method}</span> <code>${escapeHtml(path)}</code> <span>${escapeHtml(summary)}</span></summary>
<p>${escapeHtml(description)}</p>${renderTable('Parameters', fields)}${requestBody ? `<h4>Body</h4>${renderContent(requestBody.content)}` : ''}${renderTable('Responses', answers)}
</details>`;
}

function renderTable(title: string, rows: readonly string[]): string {
  return rows.length === 0
    ? ''
    : `<h4>${title}</h4><div class="scroll"><table>${rows.join('')}</table></div>`;
}

/** Renders a named schema; a link to it opens the disclosure. */
function renderShape([name, schema]: readonly [string, z.infer<typeof Schema>]): string {
  return `<details><summary><code>${escapeHtml(name)}</code></summary><pre tabindex="0" id="shape-${escapeHtml(name)}">${renderJson(schema)}</pre></details>`;
}

function renderJson(schema: z.infer<typeof Schema> | undefined): string {
  return escapeHtml(JSON.stringify(schema, undefined, 2)).replaceAll(REFERENCE, renderLink);
}

function renderLink(reference: string): string {
  const name = reference.slice(reference.lastIndexOf('/') + 1);
  return `<a href="#shape-${name}">${name}</a>`;
}

/** Renders a body: its media type, and a link to its named schema, else its JSON behind a disclosure. */
function renderContent(content: z.infer<typeof Content>): string {
  const [[type, { schema }] = ['', { schema: undefined }]] = Object.entries(content ?? {});
  if (type === '') return 'nothing';
  if (type !== 'application/json') return `<code>${escapeHtml(type)}</code>`;
  const reference = schema?.['$ref'];
  return typeof reference === 'string'
    ? renderLink(reference)
    : `<details class="schema"><summary>JSON</summary><pre tabindex="0">${renderJson(schema)}</pre></details>`;
}

function renderType(schema: z.infer<typeof Schema> = {}): string {
  const { type, enum: values, format } = schema;
  if (Array.isArray(values))
    return values.map((value) => `<code>${escapeHtml(String(value))}</code>`).join(' ');
  return escapeHtml([type, format].filter((word) => typeof word === 'string').join(', '));
}

function toId(name: string): string {
  return name.toLowerCase().replaceAll(' ', '-');
}
