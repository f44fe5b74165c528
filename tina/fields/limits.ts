/** The number of links that fit into a header or footer. */
export const NAVIGATION_LINKS_MAX = 8;
