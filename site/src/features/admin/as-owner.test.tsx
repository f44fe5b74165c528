import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AllowedSites } from '../embeds/AllowedSites.tsx';
import { embedPageTexts } from '../embeds/texts.ts';
import { WallPage } from '../wall/WallPage.tsx';
import { wallTexts } from '../wall/texts.ts';

const answer = { submissionId: 's1', displayName: 'Sanne', answer: 'Because of the sea.', isWinner: false };
const listed = { ...answer, id: 's1', state: 'waiting', allowedAt: '2026-11-22T10:00:00Z' } as const;

it.each([true, false])(
  'the wall has its answers, and what decides about them unless only shown: %s',
  (isShown) => {
    const first = { docs: [listed], next: null };
    const props = {
      language: 'en',
      id: 'c1',
      state: 'waiting',
      back: '',
      texts: wallTexts('en').owner,
    } as const;
    render(<WallPage {...props} first={first} isShown={isShown} />);
    expect(screen.getByText('Because of the sea.')).toBeTruthy();
    expect(screen.queryAllByRole('button')).toHaveLength(isShown ? 0 : 2);
  },
);

it.each([true, false])(
  'the sites of a widget stand there, and what changes them unless only shown: %s',
  (isShown) => {
    const { page: texts } = embedPageTexts('en');
    const origins = ['https://partner.example'];
    render(
      <AllowedSites id="c1" {...{ isShown, language: 'en', texts, origins }} onSaved={() => undefined} />,
    );
    expect(screen.getAllByText('https://partner.example')).toHaveLength(isShown ? 1 : 2);
    expect(screen.queryAllByRole('button')).toHaveLength(isShown ? 0 : 2);
    expect(screen.queryAllByRole('textbox')).toHaveLength(isShown ? 0 : 1);
  },
);
