/** Stands in the bundle for a package that nothing here calls (astro.config.mjs). */
export default undefined;
