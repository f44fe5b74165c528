import { sha256 } from '#api/platform/digest.ts';

/** Returns the id of a demo row: opaque, but the same on every machine, so that rows can refer to each other. */
export function demoId(kind: string, key: string): string {
  const hex = sha256(`power-hour demo ${kind} ${key}`);
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}

/** Returns a provider-style id that is recognizable as the demo's: `pi_demo_…`. */
export function demoProviderId(prefix: string, key: string): string {
  return `${prefix}_demo_${demoId(prefix, key).replaceAll('-', '').slice(0, 20)}`;
}
