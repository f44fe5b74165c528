import { expect, it } from 'vitest';
import { findLostClaims } from './find-lost-claims.ts';

const claims = [{ id: 'one-entry', words: 'Everyone takes part once.' }];
const page = (content: string) => ({ claims, blocks: [{ _template: 'richText' as const, content }] });

it('finds the promises whose words an editor has changed, whatever the spaces between them', () => {
  expect(findLostClaims(page('Know this: Everyone  takes part\nonce.'))).toEqual([]);
  expect(findLostClaims(page('Everyone takes part twice.'))).toEqual(claims);
});
