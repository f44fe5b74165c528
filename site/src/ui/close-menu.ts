/** A link of the menu that leads to a place on this page closes the menu that covers it. */
const menu = document.getElementById('site-menu');
menu?.addEventListener('click', ({ target }) => {
  if (target instanceof Element && target.closest('a')) menu.hidePopover();
});
