/** The style of the page of the API; in the page itself, because that loads nothing. */
export const API_DOCS_STYLE = `:root{color-scheme:light dark;--line:light-dark(#d9cfc4,#4a3d52);--ground:light-dark(#fffaf3,#1d1424);--text:light-dark(#2a1a33,#f6ecdf);--accent:light-dark(#a3152a,#ffb199)}
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
