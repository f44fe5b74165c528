/** Where a Debian-like system has its package `chromium`. */
export const SYSTEM_CHROMIUM = '/usr/bin/chromium';
