import { expect, test } from 'vitest';
import { renderXml } from './pain-001-rules.ts';

test('elements stand in each other, with attributes, and without those that have no content', () => {
  const amount = ['Amt', '12.40', { Ccy: 'EUR', Type: 'a' }] as const;
  expect(renderXml(['Doc', [amount, ['Left', undefined], ['Empty', '']]])).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<Doc><Amt Ccy="EUR" Type="a">12.40</Amt><Empty></Empty></Doc>\n',
  );
});

test('texts and attributes are escaped', () => {
  const text = `<b> & "c" 'd'`;
  expect(renderXml(['Nm', text, { of: text }])).toContain(
    '<Nm of="&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;">&lt;b&gt; &amp; &quot;c&quot; &apos;d&apos;</Nm>',
  );
});
