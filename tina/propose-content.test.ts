import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { proposeContent } from './propose-content.ts';

const root = mkdtempSync(join(tmpdir(), 'power-hour-propose-'));
const folder = join(root, 'site');
const origin = join(root, 'origin.git');
const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, encoding: 'utf8' }).trim();
const savePage = (title: string) => writeFileSync(join(folder, 'site/content/pages/nl/avond.json'), title);
const propose = (title: string) => proposeContent({ title, folder, now: new Date('2026-11-22T12:00:00Z') });

afterAll(() => rmSync(root, { recursive: true, force: true }));

// The test runs git about thirty times, which takes long on a busy machine.
const TIMEOUT_MS = 30_000;

it(
  'sends what was saved in the editor, and nothing else, as a proposal that grows',
  { timeout: TIMEOUT_MS },
  () => {
    execFileSync('git', ['init', '--quiet', '--bare', origin]);
    for (const path of ['site/content/pages/nl', 'site/src/media']) {
      mkdirSync(join(folder, path), { recursive: true });
      writeFileSync(join(folder, path, 'kept.txt'), '');
    }
    git('init', '--quiet', '--initial-branch', 'main');
    git('config', 'user.name', 'An editor');
    git('config', 'user.email', 'editor@powerhour.test');
    git('remote', 'add', 'origin', origin);
    git('add', '.');
    git('commit', '--quiet', '--message', 'start');

    expect(() => propose('Niets')).toThrow('Nothing was changed in the editor yet');
    savePage('Onze avond');
    writeFileSync(join(folder, 'notes.txt'), 'mine');
    expect(() => propose('')).toThrow('Say in a few words what you changed');
    const branch = propose('Onze avond!');
    expect(branch).toBe('content/2026-11-22-onze-avond');
    savePage('Onze avond, beter');
    expect(propose('Beter')).toBe(branch);
    // Proposing again without changes only pushes again, as after a lost connection.
    expect(propose('')).toBe(branch);

    expect(git('log', '--format=%s', `origin/${branch}`).split('\n')).toEqual([
      'content: Beter',
      'content: Onze avond!',
      'start',
    ]);
    expect(git('show', `origin/${branch}:site/content/pages/nl/avond.json`)).toBe('Onze avond, beter');
    expect(git('status', '--porcelain')).toBe('?? notes.txt');
  },
);
