import { execFileSync } from 'node:child_process';
import { toSlug } from '../edge-api/platform/slug-rules.ts';

/** The folders that the editor writes. */
const CONTENT = ['site/content', 'site/src/media'];
const PREFIX = 'content/';

type Proposal = { readonly title: string; readonly folder: string; readonly now: Date };

/**
 * Sends the changes made in the editor as a proposal: a branch pushed to the repository's origin, or added to if such a
 * branch is checked out. Throws with what to do if there is nothing to send.
 */
export function proposeContent({ title, folder, now }: Proposal): string {
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
  const current = git('branch', '--show-current');
  const isOpen = current.startsWith(PREFIX);
  const isChanged = git('status', '--porcelain', '--', ...CONTENT) !== '';
  if (!isChanged && !isOpen)
    throw new Error('Nothing was changed in the editor yet: save a page there first.');
  if (isChanged && title === '') {
    throw new Error('Say in a few words what you changed: npm run propose -- "A page about our evening"');
  }
  const branch = isOpen ? current : `${PREFIX}${now.toISOString().slice(0, 10)}-${toSlug(title)}`;
  if (!isOpen) git('switch', '--quiet', '--create', branch);
  if (isChanged) {
    git('add', '--', ...CONTENT);
    git('commit', '--quiet', '--message', `content: ${title}`, '--', ...CONTENT);
  }
  execFileSync('git', ['push', '--set-upstream', 'origin', branch], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  return branch;
}

if (import.meta.main) {
  try {
    const title = process.argv.slice(2).join(' ').trim();
    const branch = proposeContent({ title, folder: process.cwd(), now: new Date() });
    console.log(`Sent as ${branch}. Open the link above to ask for its publication.`);
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
