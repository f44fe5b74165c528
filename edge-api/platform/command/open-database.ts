import { spawn } from 'node:child_process';
import { createClient } from '@libsql/client';
import { drizzle as overLibsql } from 'drizzle-orm/libsql';
import { drizzle as overProxy } from 'drizzle-orm/sqlite-proxy';
import { z } from 'zod';

const OUTPUT_MAX_BYTES = 256 * 1024 * 1024;

/** Output of `wrangler d1 execute --json`. */
const WranglerOutput = z.array(z.object({ results: z.array(z.record(z.string(), z.unknown())) })).min(1);

/** Opens the database on libSQL, as the Worker does. */
export function openLibsql(url: string, authToken: string | undefined) {
  return overLibsql(createClient({ url, ...(authToken && { authToken }) }));
}

/** Opens a D1 database through `wrangler d1 execute DB` with these arguments; it needs `wrangler login`. */
export function openD1(where: readonly string[]) {
  const run = async (commands: readonly string[]) => {
    const command = commands.join(';\n');
    const output = await execute(['d1', 'execute', 'DB', ...where, '--json', '--command', command]);
    const results = WranglerOutput.parse(JSON.parse(output));
    return results.map((result) => ({ rows: result.results.map((row) => Object.values(row)) }));
  };
  return overProxy(
    async (query, params) => (await run([inlineParams(query, params)]))[0] ?? { rows: [] },
    // One start of Wrangler for all of them: it takes longer than the queries.
    (batch) => run(batch.map(({ sql, params }) => inlineParams(sql, params))),
  );
}

/** Writes the parameters, texts, numbers and nothing only, into the query, since Wrangler takes none. */
function inlineParams(query: string, params: readonly unknown[]): string {
  const remaining = [...params];
  return query.replaceAll('?', () => {
    const value = remaining.shift();
    if (value === null) return 'null';
    if (typeof value !== 'string' && typeof value !== 'number') throw new Error('not a text or a number');
    return typeof value === 'number' ? String(value) : `'${value.replaceAll("'", "''")}'`;
  });
}

function execute(args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn('node_modules/.bin/wrangler', args, {
      env: { ...process.env, WRANGLER_SEND_METRICS: 'false', WRANGLER_HIDE_BANNER: 'true' },
    });
    let [output, stderr] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (part: string) => {
      output += part;
      if (output.length > OUTPUT_MAX_BYTES) child.kill();
    });
    child.stderr.setEncoding('utf8').on('data', (part: string) => (stderr += part));
    child.once('error', reject);
    child.once('close', (code) =>
      code === 0 ? resolve(output) : reject(new Error(`wrangler failed: ${stderr || output}`)),
    );
  });
}
