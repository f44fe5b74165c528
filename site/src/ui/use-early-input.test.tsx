import { act, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { ChoiceField } from './ChoiceField.tsx';
import { Field, SelectField, TextareaField } from './Field.tsx';

const OPTIONS = ['red', 'blue'].map((value) => ({ value, label: value }));

function Fields() {
  const [name, setName] = useState('first');
  const [words, setWords] = useState('');
  const [colour, setColour] = useState('red');
  return (
    <>
      <Field label="Name" name="name" value={name} onChange={({ target }) => setName(target.value)} />
      <TextareaField
        label="Words"
        name="words"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      <ChoiceField label="Colour" name="colour" options={OPTIONS} defaultValue="red" onChoose={setColour} />
      <p role="status">{[name, words, colour].join(', ')}</p>
    </>
  );
}

afterEach(() => document.body.replaceChildren());

function renderOnServer(page: ReactNode): HTMLElement {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(page);
  return root;
}

async function hydrateAfter(enter: () => void): Promise<string | null> {
  const root = renderOnServer(<Fields />);
  enter();
  await act(async () => hydrateRoot(root, <Fields />));
  return screen.getByRole('status').textContent;
}

test('what was entered before the script ran counts', async () => {
  const status = await hydrateAfter(() => {
    screen.getByLabelText<HTMLInputElement>('Name').value = 'second';
    screen.getByLabelText<HTMLTextAreaElement>('Words').value = 'typed early';
    screen.getByLabelText('blue').click();
  });
  expect(status).toBe('second, typed early, blue');
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('second');
});

test('what was entered stays where the browser names a country in other words than the server', async () => {
  const countries = (name: string) => (
    <>
      <Field label="Town" name="town" />
      <SelectField label="Country" name="country" options={[['HK', name]]} />
    </>
  );
  const root = renderOnServer(countries('Hong Kong'));
  const town = screen.getByLabelText<HTMLInputElement>('Town');
  town.value = 'Kowloon';
  const onRecoverableError = vi.fn();
  await act(async () => hydrateRoot(root, countries('Hong Kong SAR China'), { onRecoverableError }));
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(screen.getByLabelText<HTMLInputElement>('Town').value).toBe('Kowloon');
});
