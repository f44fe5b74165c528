import { expect, test } from 'vitest';
import { errorMessage } from './log.ts';

test('a query that failed is named without its values, whatever they contain', () => {
  const error = new Error('Failed query: insert into answers\nparams: My secret\nparams: answer');
  expect(errorMessage(error)).toContain('Failed query: insert into answers');
  expect(errorMessage(error)).not.toContain('secret');
});
