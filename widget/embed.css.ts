/**
 * Styles inside the element. Important declarations in a shadow tree win over the page's, so no page can hide or
 * distort the widget; it only inherits the font, for the link. The text on the accent is black or white, by the
 * accent's lightness: at 49.44 both have a contrast of 4.58. The dialog is top-aligned: centred, it would move with the
 * frame's height. A frame is opaque if its colour scheme differs from its page's. Forced colours show the borders.
 */
export const EMBED_STYLES =
  ':host{all:initial!important;display:block!important;font:inherit!important}' +
  'iframe{display:block;border:0;width:100%;height:30rem;color-scheme:light}' +
  'button{display:block;border:1px solid #0000;padding:1em 1.5em;border-radius:2em;background:var(--a);font:600 1rem system-ui;color:lch(from var(--a) calc((49.44 - l)*1e6) 0 0);--a:#c81e2b}' +
  'dialog{border:0;width:600px;padding:0;margin-top:1em;border-radius:2em;background:0 0}' +
  '::backdrop{background:#000b}' +
  'dialog button{--a:#fff;position:sticky;padding:.8em 1em;margin:0 1em -3em auto;top:1em}' +
  '[hidden]{display:none}';
