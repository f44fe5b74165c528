import { act, screen } from '@testing-library/react';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { ChoiceField } from './ChoiceField.tsx';
import { Field, TextareaField } from './Field.tsx';

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

async function hydrateAfter(enter: () => void): Promise<string | null> {
  const root = document.body.appendChild(document.createElement('div'));
  root.innerHTML = renderToString(<Fields />);
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
