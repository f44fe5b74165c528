import { fireEvent, render, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { $toasts } from '#site/ui/toasts.ts';
import { stubApi } from '#tests/support/stub-api.ts';
import { createMail, createMessage, createReview, toPage } from './admin.fixture.ts';
import { MailsView } from './MailsView.tsx';
import { MessagesView } from './MessagesView.tsx';
import { ReviewsView } from './ReviewsView.tsx';
import { adminTexts } from './texts.ts';

const texts = adminTexts('en');
const PROCESS = 'POST /api/admin/messages/evt_1/process-again';

const listToasts = () => $toasts.get().map(({ kind, text }) => [kind, text]);
const giveReason = (value: string, confirm: string) => {
  const dialog = within(screen.getByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Why?'), { target: { value } });
  fireEvent.click(dialog.getByRole('button', { name: confirm }));
};

describe('a mail that failed', () => {
  const show = (...mails: ReturnType<typeof createMail>[]) =>
    render(<MailsView page={toPage(...mails)} language="en" texts={texts} />);

  it('is not offered again once it was sent again, or without its content', () => {
    show(
      createMail({ resentAt: '2026-11-22T10:00:00.000Z', canBeSentAgain: false }),
      createMail({ id: 'm2', recipient: null, subject: null, canBeSentAgain: false }),
    );
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByText('Tried again on 22 November 2026 at 11:00')).toBeTruthy();
    expect(screen.getByText('Its content has been deleted')).toBeTruthy();
  });
});

describe('a message of the provider', () => {
  const show = (...messages: ReturnType<typeof createMessage>[]) =>
    render(<MessagesView page={toPage(...messages)} language="en" texts={texts} />);
  const process = async (outcome: string) => {
    stubApi({ [PROCESS]: { body: { outcome } } });
    show(createMessage());
    fireEvent.click(screen.getByRole('button', { name: 'Process again: evt_1' }));
    giveReason('It was ours', 'Process again');
    await vi.waitFor(() => expect(listToasts()).toHaveLength(1));
  };

  it('leaves the list once it counts', async () => {
    await process('recorded');
    expect(listToasts()).toEqual([['success', texts.messages.recorded]]);
    expect(screen.getByText(texts.messages.empty)).toBeTruthy();
  });

  it('stays while it changes nothing', async () => {
    await process('ignored');
    expect(listToasts()).toEqual([['error', texts.messages.ignoredAgain]]);
    expect(screen.getByRole('button', { name: 'Process again: evt_1' })).toBeTruthy();
  });

  it('is processed by its id when it is in no list', async () => {
    show();
    const submit = (value: string) => {
      fireEvent.change(screen.getByLabelText('Id of the message'), { target: { value } });
      fireEvent.click(screen.getByRole('button', { name: 'Process again' }));
    };
    submit('cs_1');
    expect(await screen.findByText(texts.messages.idInvalid)).toBeTruthy();
    expect(screen.queryByRole('dialog')).toBeNull();
    submit(' evt_2 ');
    expect(await screen.findByText(/We ask the payment provider for evt_2 again/)).toBeTruthy();
  });

  it('is not offered without an id of the provider', () => {
    show(createMessage({ id: 'unreadable-1', outcome: 'unreadable', canBeProcessedAgain: false }));
    expect(screen.queryByRole('button', { name: /unreadable-1/ })).toBeNull();
    expect(screen.getByText(texts.messages.noId)).toBeTruthy();
  });
});

describe('a campaign that waits', () => {
  const PROOF = 'POST /api/admin/campaigns/c1/proof';
  const REVIEW = 'POST /api/admin/campaigns/c1/review';
  const show = () => {
    render(<ReviewsView page={toPage(createReview())} language="en" texts={texts} />);
  };

  it('shows who it is by, and whether a page proves it', async () => {
    const { names } = stubApi({ [PROOF]: { body: { proof: 'link' } } });
    show();
    expect(screen.getByText('Looks like Mila Bos')).toBeTruthy();
    expect(screen.getByText('Campaigns: 3, confirmed 0, declined 2, stopped 0')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Check' }));
    expect(await screen.findByText('This page links to the campaign with rel=me.')).toBeTruthy();
    expect(names()).toEqual([PROOF]);
  });

  it('is confirmed in the version that was seen, with a note', async () => {
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => undefined);
    const { calls } = stubApi({ [REVIEW]: { body: { ok: true } } });
    show();
    fireEvent.click(screen.getByRole('button', { name: 'Confirm An hour in the kitchen' }));
    expect(screen.getByText(/Only admins read this, in the log/)).toBeTruthy();
    giveReason('Her site links here', 'Confirm');
    await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce());
    expect(calls.map(({ body }) => body)).toEqual([
      { decision: 'confirm', reason: 'Her site links here', version: 4 },
    ]);
  });
});
