/** Replaces, in the bundle, a package that nothing here calls (astro.config.mjs). */
export default undefined;
