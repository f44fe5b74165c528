import { cleanup, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { reportFormTexts } from './form-texts.ts';
import { readFormDataTexts } from '#site/ui/use-form.ts';
import { readReported, suggestAddress, toProblems, toReportBody } from './report-request.ts';
import { ReportForm } from './ReportForm.tsx';

const texts = reportFormTexts('en');
const typed = {
  reason: 'fraud',
  explanation: 'Too short',
  address: 'https://x.example',
  quote: '',
  name: 'Saar',
  email: 'saar@',
  goodFaith: 'on',
};

function renderForm(query: string, more: Partial<Parameters<typeof ReportForm>[0]> = {}) {
  const reported = readReported(new URLSearchParams(query));
  const form = { values: {}, problems: {}, failure: undefined, example: 'https://x.example/…' };
  render(<ReportForm reported={reported} texts={texts} {...form} {...more} />);
}

it('the form to report keeps what was typed, with each problem at its field and the first one in focus', () => {
  const problems = { explanation: 'Please explain', email: 'Please enter a valid email address' };
  renderForm('campaign=soup', { values: typed, problems, failure: texts.fixErrors });
  const field = (label: RegExp) => screen.getByLabelText<HTMLInputElement>(label);
  expect(field(/Why is it illegal/).value).toBe('fraud');
  expect(field(/Explain what/).value).toBe('Too short');
  expect(field(/Your name/).value).toBe('Saar');
  expect(screen.getByRole<HTMLInputElement>('checkbox').checked).toBe(true);
  for (const [label, message] of [
    [/Explain what/, 'Please explain'],
    [/Your email/, 'Please enter a valid email address'],
  ] as const) {
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    const described = field(label).getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(message);
  }
  expect(document.activeElement).toBe(field(/Explain what/));
  expect(screen.getByRole('alert').textContent).toContain('Not sent yet');
});

it('the form to report asks for the words of an answer that the link does not name', () => {
  renderForm('subject=answer&campaign=soup');
  expect(screen.getByLabelText('The answer or the name')).toBeTruthy();
  cleanup();
  renderForm('subject=answer&campaign=soup&submission=s1');
  expect(screen.queryByLabelText('The answer or the name')).toBeNull();
});

it('the form to report asks for the campaign’s address where the link names none', () => {
  renderForm('');
  expect(screen.getByText(/The address of the campaign’s page, for example/)).toBeTruthy();
});

const read = (query: string) => readReported(new URLSearchParams(query));

it('what is reported is a campaign unless the address says otherwise', () => {
  expect(read('subject=person')).toEqual({ subject: 'campaign', campaign: '', submission: '' });
});

it.each([
  ['campaign=soup', '/campaigns/soup'],
  ['subject=thanks&campaign=soup', '/dashboard/subscribed?thanks=c1'],
  ['subject=answer&campaign=soup', '/campaigns/soup'],
  ['subject=answer&campaign=soup&submission=s1', '/campaigns/soup'],
])('what is reported %s is suggested to be at %s', (query, path) => {
  expect(suggestAddress(read(query), 'c1', 'https://x.example/en')).toBe(`https://x.example/en${path}`);
});

it('what is reported is suggested to be among the nominees where the campaign is named by its id', () => {
  const answer = read('subject=answer&campaign=c1&submission=s1');
  const address = suggestAddress(answer, undefined, 'https://x.example/en');
  expect(address).toBe('https://x.example/en/dashboard/campaigns/c1/nominees');
});

it('what is reported is sent by id, and by its address alone where no campaign is named', () => {
  const body = toReportBody(read('campaign=soup'), 'c1', typed, 'en');
  expect(body).toMatchObject({ subject: 'campaign', campaignId: 'c1', goodFaith: true, language: 'en' });
  expect(toReportBody(read(''), undefined, typed, 'en')).not.toHaveProperty('campaignId');
});

it('what is reported is read from the fields as typed, and a file in a field is nothing', () => {
  const form = new FormData();
  form.set('reason', 'fraud');
  form.set('explanation', 'One\r\nTwo');
  form.set('name', new File(['x'], 'x.txt'));
  expect(readFormDataTexts(form)).toEqual({ reason: 'fraud', explanation: 'One\nTwo' });
});

it('what is reported has the first message of each field, in the page’s language', () => {
  const message = JSON.stringify({ nl: 'Kies', en: 'Choose' });
  const issues = [
    { path: ['reason'], message },
    { path: ['reason'], message: 'later' },
  ];
  expect(toProblems(issues, 'nl')).toEqual({ reason: 'Kies' });
});
