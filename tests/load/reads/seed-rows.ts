import type { DatabaseSync } from 'node:sqlite';
import { user } from '#api/accounts/table.ts';
import { campaigns } from '#api/campaigns/table.ts';
import { celebrityProfiles } from '#api/celebrities/table.ts';
import { charityProfiles } from '#api/charities/profile/table.ts';
import { charities } from '#api/charities/table.ts';
import { media } from '#api/media/table.ts';
import type { Db } from '#api/platform/db.ts';
import { DAY_MS } from '#api/platform/rules.ts';

const DESCRIPTION = {
  type: 'root',
  children: Array.from({ length: 3 }, () => ({
    type: 'p',
    children: [{ type: 'text', text: 'An hour in the kitchen, with soup, bread and a story. '.repeat(4) }],
  })),
};

/** Fills a database with open campaigns, each with its own owner, celebrity, charity and picture. */
export function seedRows(sqlite: DatabaseSync, db: Db, count: number): void {
  const now = new Date();
  const run = ({ sql, params }: { sql: string; params: unknown[] }) =>
    sqlite.prepare(sql).run(...params.map(toColumn));
  sqlite.exec('begin');
  for (let at = 0; at < count; at += 1) {
    const id = `row-${at}`;
    const [name, email] = [`Mila Verhoeven ${at}`, `${id}@example.test`];
    const times = { createdAt: now, updatedAt: now };
    const rows = [
      db.insert(user).values({ id, name, email, role: 'celebrity', ...times }),
      db.insert(charities).values({ id, name, key: id, approvalStatus: 'approved', createdAt: now }),
      db.insert(charityProfiles).values({ charityId: id, slug: id, updatedAt: now }),
      db.insert(celebrityProfiles).values({ id, userId: id, name, artistName: name, email }),
      db
        .insert(media)
        .values({
          id,
          filename: `${id}.webp`,
          width: 900,
          height: 600,
          mimeType: 'image/webp',
          uploadedBy: id,
          ...times,
          checkedAt: now,
        }),
      db
        .insert(campaigns)
        .values({
          id,
          slug: id,
          ownerId: id,
          celebrityId: id,
          charityId: id,
          imageId: id,
          name,
          artistName: name,
          description: DESCRIPTION,
          plannedAt: new Date(now.getTime() + 9 * DAY_MS),
          plannedLocation: 'Utrecht',
          subscriptionDeadline: new Date(now.getTime() + (at + 1) * DAY_MS),
          fanQuestion: 'why-meet',
          thankYouMethod: 'video',
          keywords: ['music'],
          publishedAt: now,
          ...times,
        }),
    ];
    for (const row of rows) run(row.toSQL());
  }
  sqlite.exec('commit');
}

function toColumn(value: unknown): string | number | null {
  if (typeof value === 'boolean') return Number(value);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}
