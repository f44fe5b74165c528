import { getTableConfig } from 'drizzle-orm/sqlite-core';
import { format } from 'oxfmt';
import { expect, test } from 'vitest';
import { listTexts, TABLES, type RegisteredText } from '#tests/support/register.ts';

const INTRODUCTION = `# The register of personal data

Every text column that can say something about a person: what it is for, how long it is kept, whether it stays when the
person erases their account, and whether their data export contains it. \`describe\` beside each table defines the entries;
\`npx vitest run edge-api/personal-data.test.ts -u\` renders them, and \`tests/api/personal-data.test.ts\` compares them with
what an erasure and an export do. While a proved address can undo a correction, for seven days, neither is possible. Ids,
timestamps, numbers and enum values are left out. Files in the bucket are deleted with their rows. The log contains only
ids. An account's id stays in the visit counts for three months, and \`network\`, \`device\` and \`method\` are deleted 90
days after their campaign has closed.
`;

function renderText({ property, kept, withheld }: RegisteredText): string {
  const erasure = kept === undefined ? 'erased' : `stays (${kept})`;
  return `- \`${property}\`: ${erasure}, ${withheld === undefined ? 'exported' : `not exported (${withheld})`}`;
}

function renderRegister(): string {
  const sections = TABLES.map((table) => {
    const texts = listTexts(table);
    const [first] = texts;
    if (!first) return '';
    const heading = `## ${getTableConfig(table).name}\n\nFor: ${first.purpose}. Kept: ${first.end}.\n`;
    return [heading, ...texts.map(renderText)].join('\n');
  });
  return [INTRODUCTION, ...sections.filter((section) => section !== '').toSorted()].join('\n\n');
}

test('the document of the register has every text, as it is registered', async () => {
  const { code } = await format('PERSONAL-DATA.md', renderRegister(), { printWidth: 110 });
  await expect(code).toMatchFileSnapshot('./PERSONAL-DATA.md');
});
