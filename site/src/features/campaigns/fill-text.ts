/** The same way of filling texts as in the widget, which never imports the site. */
export { fillText } from '#widget/subscribe/fill-text.ts';
