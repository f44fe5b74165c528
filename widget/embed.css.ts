/**
 * Styles inside the element. Important declarations of a shadow tree win over those of the page, so that no rule of
 * a host, however hostile, hides or deforms the widget; only its font comes in, for the link. Text on the
 * accent is black or white by its lightness: at 49.44 both have a contrast of 4.58.
 */
export const EMBED_STYLES =
  ':host{all:initial!important;display:block!important;font:inherit!important}' +
  'iframe{display:block;width:100%;height:30rem;border:0}' +
  'button{display:block;padding:1em 1.5em;border:0;border-radius:2em;background:var(--a);color:lch(from var(--a) calc((49.44 - l)*infinity) 0 0);font:600 1rem system-ui;--a:#c81e2b}' +
  'dialog{width:38rem;max-width:100%;padding:0;border:0;background:0 0}' +
  'dialog button{margin:0 0 8px auto;--a:#fff}' +
  '[hidden]{display:none}';
