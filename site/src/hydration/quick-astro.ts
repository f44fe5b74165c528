import type { AstroIntegration } from 'astro';

/** What is replaced in Astro, by file. Astro has no setting for either. */
const CHANGES = [
  {
    // The policy names the hash of a page's styles, 60 kB of them, which are the same for every visitor.
    file: 'astro/dist/core/encryption.js',
    from: 'async function generateCspDigest(data, algorithm) {',
    to: `const digests = new Map();
function generateCspDigest(data, algorithm) {
  const digest = digests.get(data) ?? createCspDigest(data, algorithm);
  digests.set(data, digest);
  return digest;
}
async function createCspDigest(data, algorithm) {`,
  },
  {
    // A page is rendered once all its data is there: in parts it would cost more, and fail only after its first part.
    file: '@astrojs/cloudflare/dist/utils/handler.js',
    from: 'createApp()',
    to: 'createApp({ streaming: false })',
  },
];

/** Makes the server render pages at less cost. Throws where Astro has changed. */
export function quickAstro(): AstroIntegration {
  return {
    name: 'quick-astro',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [{ name: 'quick-astro', transform: changeModule }] } });
      },
    },
  };
}

/** Returns a module's code as it is to be; undefined for one that stays as it is. */
export function changeModule(code: string, id: string): string | undefined {
  const change = CHANGES.find(({ file }) => id.endsWith(`/node_modules/${file}`));
  if (!change) return undefined;
  if (!code.includes(change.from)) throw new Error(`${change.file} no longer has: ${change.from}`);
  return code.replace(change.from, () => change.to);
}
