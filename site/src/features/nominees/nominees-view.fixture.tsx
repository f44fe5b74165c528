import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, vi } from 'vitest';
import { stubApi } from '#tests/support/stub-api.ts';
import { campaignReply, createNominee, NOMINEES, readyReply } from './nominee-pages.fixture.ts';
import { createClient } from '#api/client.ts';
import { loadSelection } from './load-nominees.ts';
import { NomineesPage } from './NomineesPage.tsx';
import { nomineeTexts } from './texts.ts';

const { api } = createClient();

const en = nomineeTexts('en');

export const WINNERS_PAGE = '/en/dashboard/campaigns/c1/winners';

const THREE = [createNominee('Emma', 9.25), createNominee('Bas', 8, 2), createNominee('Cato', 7, 3)];
/** Three nominees, of whom two may win: few enough to be read side by side. */
export const three = { [NOMINEES]: readyReply(...THREE) };
/** One more, so that they are read one at a time. */
export const four = { [NOMINEES]: readyReply(...THREE, createNominee('Daan', 6, 4)) };

/** Renders the nominees page in English, with data from the stubbed API. */
export async function renderPage() {
  const first = await loadSelection({ api, id: 'c1' });
  return render(<NomineesPage language="en" first={first} servedAt={Date.now()} texts={en} />);
}

/** Stubs the API's replies and renders the nominees page. */
export async function renderNominees(replies: Parameters<typeof stubApi>[0]) {
  const stub = stubApi({ ...campaignReply(), ...replies });
  const view = await renderPage();
  const count = (name: string) => stub.names().filter((each) => each === name).length;
  return { ...stub, count, unmount: view.unmount };
}

/** A reason that is long enough. */
export const WHY = 'The soup made me hungry.';

/** Records where the page navigates to. */
export const leave = vi.fn<(url: string | URL) => void>();

/** Uses fake timers and mocks navigation in each test of a file. */
export function setUpChoosing() {
  beforeEach(() => {
    vi.useFakeTimers();
    vi.spyOn(location, 'replace').mockImplementation(leave);
  });
}

export const readStatus = () => screen.getAllByRole('status').at(-1)?.textContent;
export const readAlert = () => screen.getByRole('alert').textContent;

/** Types the reason for choosing a nominee. */
export const typeReason = (name: string, value: string) =>
  fireEvent.change(screen.getByRole('textbox', { name: `Why did you choose ${name}?` }), {
    target: { value },
  });
