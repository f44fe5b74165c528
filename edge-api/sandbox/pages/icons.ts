import { html } from 'hono/html';
import type { Html } from './page.ts';

// From Lucide (ISC licence), the product's icons.
export const ICONS = {
  arrowLeft: icon(html`<path d="m12 19-7-7 7-7" /><path d="M19 12H5" />`),
  alert: icon(html`<circle cx="12" cy="12" r="10" /><path d="M12 8v4" /><path d="M12 16h.01" />`),
  card: icon(html`<rect width="20" height="14" x="2" y="5" rx="2" /><path d="M2 10h20" />`),
  phone: icon(html`<rect width="14" height="20" x="5" y="2" rx="2" /><path d="M12 18h.01" />`),
  bank: icon(
    html`<path d="M10 18v-7" /><path d="M14 18v-7" /><path d="M18 18v-7" /><path d="M6 18v-7" /><path
        d="M3 22h18"
      />
      <path
        d="M11.12 2.198a2 2 0 0 1 1.76.006l7.866 3.847c.476.233.31.949-.22.949H3.474c-.53 0-.695-.716-.22-.949z"
      />`,
  ),
  wallet: icon(
    html`<path
        d="M19 7V4a1 1 0 0 0-1-1H5a2 2 0 0 0 0 4h15a1 1 0 0 1 1 1v4h-3a2 2 0 0 0 0 4h3a1 1 0 0 0 1-1v-2a1 1 0 0 0-1-1"
      />
      <path d="M3 5v14a2 2 0 0 0 2 2h15a1 1 0 0 0 1-1v-4" />`,
  ),
  flask: icon(
    html`<path
        d="M14 2v6a2 2 0 0 0 .245.96l5.51 10.08A2 2 0 0 1 18 22H6a2 2 0 0 1-1.755-2.96l5.51-10.08A2 2 0 0 0 10 8V2"
      />
      <path d="M6.453 15h11.094" /><path d="M8.5 2h7" />`,
  ),
};

function icon(shapes: Html): Html {
  return html`<svg viewBox="0 0 24 24" aria-hidden="true">${shapes}</svg>`;
}
