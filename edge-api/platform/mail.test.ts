import { env } from 'cloudflare:workers';
import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';
import { runAsSystem } from '#tests/support/api.ts';
import { openDb } from './db.ts';
import { renderMail } from './render-mail.ts';
import { pruneMails, queueMail, sendDueMails } from './mail.ts';
import { mails } from './table.ts';

const db = openDb(env);
const start = new Date('2026-05-01T12:00:00Z');
const after = (seconds: number) => new Date(start.getTime() + seconds * 1000);
const queue = (key: string) =>
  runAsSystem(async (ctx) => {
    await queueMail(ctx, {
      key,
      to: 'fan@example.org',
      subject: 'Hello',
      text: 'Hello',
      html: '<p>Hello</p>',
    });
  }, start);
const findMailRow = async (key: string) => (await db.select().from(mails).where(eq(mails.key, key)))[0];

function mockProviderStatus(status: number) {
  return vi
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response('{}', { status })));
}

test('mails an occasion that is queued twice once, and clears its text', async () => {
  const provider = mockProviderStatus(200);
  await queue('once');
  await queue('once');
  expect(await runAsSystem(sendDueMails, start)).toBe(1);
  expect(await runAsSystem(sendDueMails, start)).toBe(0);
  expect(provider).toHaveBeenCalledTimes(1);
  expect(await findMailRow('once')).toMatchObject({
    recipient: null,
    subject: null,
    text: null,
    html: null,
    sentAt: start,
  });
});

test('tries a failed mail again after a minute, then two, until the provider is back', async () => {
  const provider = mockProviderStatus(503);
  await queue('again');
  expect(await runAsSystem(sendDueMails, start)).toBe(0);
  expect(await findMailRow('again')).toMatchObject({ attempts: 1, nextAttemptAt: after(60), text: 'Hello' });
  await runAsSystem(sendDueMails, after(59));
  expect(provider).toHaveBeenCalledTimes(1);
  await runAsSystem(sendDueMails, after(60));
  expect(await findMailRow('again')).toMatchObject({ attempts: 2, nextAttemptAt: after(180) });
  mockProviderStatus(200);
  expect(await runAsSystem(sendDueMails, after(180))).toBe(1);
});

test('keeps a mail that failed eight times for an admin, and does not try again', async () => {
  const provider = mockProviderStatus(422);
  await queue('lost');
  const attachments = [{ filename: 'hour.ics', contentType: 'text/calendar', content: 'QkVHSU4=' }];
  await db.update(mails).set({ attachments }).where(eq(mails.key, 'lost'));
  const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const day = 24 * 3600;
  for (let attempt = 1; attempt <= 7; attempt += 1) await runAsSystem(sendDueMails, after(attempt * day));
  expect(await findMailRow('lost')).toMatchObject({
    attempts: 7,
    failedAt: null,
    recipient: 'fan@example.org',
    text: 'Hello',
    attachments,
  });
  await runAsSystem(sendDueMails, after(8 * day));
  expect(await findMailRow('lost')).toMatchObject({
    key: 'lost',
    attempts: 8,
    sentAt: null,
    failedAt: after(8 * day),
    recipient: 'fan@example.org',
    text: 'Hello',
    attachments,
    nextAttemptAt: null,
    batch: null,
  });
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('mail_given_up'));
  expect(logged).not.toHaveBeenCalledWith(expect.stringContaining('fan@example.org'));
  await runAsSystem(sendDueMails, after(9 * day));
  expect(provider).toHaveBeenCalledTimes(8);
});

const DAY_S = 24 * 3600;

/** Queues a mail and makes its last attempt, to which the provider responds with `status`. */
async function settleMail(status: number) {
  mockProviderStatus(status);
  await queue('old');
  await db.update(mails).set({ attempts: 7 }).where(eq(mails.key, 'old'));
  await runAsSystem(sendDueMails, start);
}

test.each([
  ['went out', 200],
  ['failed', 422],
])('forgets mails that %s, in time', async (_what, status) => {
  await settleMail(status);
  await runAsSystem(pruneMails, after(89 * DAY_S));
  expect(await findMailRow('old')).toMatchObject({ recipient: null, subject: null, html: null });
  await runAsSystem(pruneMails, after(90 * DAY_S));
  expect(await findMailRow('old')).toBeUndefined();
});

test('deletes the content of a failed mail after a month', async () => {
  await settleMail(422);
  await runAsSystem(pruneMails, after(29 * DAY_S));
  expect(await findMailRow('old')).toMatchObject({ recipient: 'fan@example.org', text: 'Hello' });
  await runAsSystem(pruneMails, after(30 * DAY_S));
  expect(await findMailRow('old')).toMatchObject({ recipient: null, text: null, failedAt: start });
});

test('keeps an amount on one line', () => {
  const { html } = renderMail('nl', { heading: 'Je krijgt € 10 terug', paragraphs: ['Je betaalde € 10.'] });
  expect(html).toContain('Je krijgt €&nbsp;10 terug</h1>');
  expect(html).toContain('Je betaalde €&nbsp;10.</p>');
});

test('escapes what a mail says in its HTML', () => {
  const hostile = '"><script>alert(1)</script>';
  const { html, text } = renderMail('en', {
    heading: hostile,
    paragraphs: [hostile],
    action: { label: hostile, url: `https://example.org/?q=${hostile}` },
    note: hostile,
  });
  expect(html).not.toContain('<script>');
  expect(html).toContain('href="https://example.org/?q=&#34;&#62;&#60;script&#62;');
  expect(text).toContain(hostile);
});

test('shows the campaign and the fan’s own words', () => {
  const { html, text } = renderMail('en', {
    heading: 'You are in!',
    paragraphs: [],
    campaign: {
      name: 'Sing along',
      writtenIn: 'nl',
      celebrity: 'Noor',
      picture: 'https://hour.example/api/media/file/a.webp/mail?shape=scene',
      face: 'https://hour.example/api/media/file/b.webp/mail?shape=face',
    },
    quote: 'For the <soup>',
  });
  expect(html).toContain('src="https://hour.example/api/media/file/a.webp/mail?shape=scene"');
  expect(html).toMatch(/b\.webp\/mail\?shape=face"[^>]* width="96" height="96"/);
  expect(html).toContain('“For the &#60;soup&#62;”');
  expect(html.match(/ lang="nl" dir="auto"/g), 'title and answer').toHaveLength(2);
  expect(text).toContain('Sing along · Noor');
  expect(text).toContain('“For the <soup>”');
});

// Regression: fans who had paid, winners and the operator read that someone had entered their address.
test.each([
  [undefined, 'You are getting this email because you have an account at Power Hour.'],
  ['asked', 'You are getting this email because you asked for it at Power Hour.'],
  ['entered', 'You are getting this email because someone entered this address at Power Hour.'],
  ['operator', 'You are getting this email because you run Power Hour.'],
] as const)('says who sends it and why, for the reason %s', (reason, why) => {
  const { html, text } = renderMail('en', { heading: 'News', paragraphs: [], ...(reason && { reason }) });
  for (const body of [html, text]) expect(body).toContain(`for a cause you believe in. ${why}`);
});

test('names a celebrity beside the campaign only where its title does not', () => {
  const campaign = {
    name: 'Sing with Noor',
    writtenIn: 'en',
    celebrity: 'Noor',
    picture: null,
    face: null,
  } as const;
  const { html, text } = renderMail('en', { heading: 'You are in!', paragraphs: [], campaign });
  expect(html.match(/Noor/g)).toHaveLength(1);
  expect(text.match(/Noor/g)).toHaveLength(1);
});

test('says what can wait below the button', () => {
  const { html, text } = renderMail('en', {
    heading: 'You have been chosen!',
    paragraphs: ['Will you come?'],
    action: { label: 'Say so', url: 'https://hour.example/en/winner' },
    details: [undefined, 'It is in <Utrecht>.'],
  });
  for (const body of [html, text])
    expect(body).toMatch(/Will you come\?[^]*Say so[^]*It is in (<|&#60;)Utrecht/);
});

test('ends with the footnote, below the card', () => {
  const { html, text } = renderMail('en', { heading: 'Chosen', paragraphs: [], footnote: 'Record: <9>' });
  expect(html).toMatch(/<\/div><p [^>]*>[^]*at Power Hour\.<br><br>Record: &#60;9&#62;<\/p>/);
  expect(text).toMatch(/at Power Hour\.\n\nRecord: <9>\n$/);
});

test('leaves the picture’s place out where there is none, and darkens with its program', () => {
  const { html } = renderMail('nl', {
    heading: 'Je doet mee!',
    paragraphs: [],
    campaign: { name: 'Zing mee', writtenIn: 'nl', celebrity: 'Noor', picture: null, face: null },
  });
  expect(html).not.toContain('<img');
  expect(html).toContain('prefers-color-scheme:dark');
});

test('an emblem has the face inside and its words below, in place of the pictures; the best news is told at night', () => {
  const tell = (isPeak: boolean) =>
    renderMail('en', {
      heading: 'You have been chosen!',
      paragraphs: [],
      action: { label: 'Say so', url: 'https://hour.example/winner' },
      emblem: { url: 'https://hour.example/chosen.png', words: isPeak ? '' : 'Minute 5 is yours.', isPeak },
      campaign: {
        name: 'Sing along',
        writtenIn: 'en',
        celebrity: 'Noor',
        picture: 'https://hour.example/scene.webp',
        face: 'https://hour.example/face.webp',
      },
    }).html;
  const [peak, other] = [tell(true), tell(false)];
  for (const html of [peak, other]) {
    expect(html).toMatch(
      /background="https:\/\/hour\.example\/chosen\.png"[^>]*><img src="https:\/\/hour\.example\/face/,
    );
    expect(html.match(/<img/g)).toHaveLength(1);
  }
  expect(other).toContain('>Minute 5 is yours.</p>');
  const getPage = (html: string) =>
    /<body style="margin:0;background:(#\w+);color:(#\w+)/.exec(html)?.slice(1);
  expect(getPage(peak)).toEqual(['#170a2e', '#fbf6ee']);
  expect(getPage(other)).toEqual(['#fbf6ee', '#2b1055']);
  const getButton = (html: string) =>
    /<a class="button" [^>]*background:(#\w+);color:(#\w+)/.exec(html)?.slice(1);
  expect(getButton(peak)).toEqual(['#ff5a4f', '#24123f']);
  expect(getButton(other)).toEqual(['#c81e2b', '#fff']);
});

test('words beside an emblem have the colour of the mail, which turns light where their ground turns dark', () => {
  const emblem = { url: 'https://powerhour.test/minute.png', words: 'Minuut 25' };
  const { html } = renderMail('nl', { heading: 'Je doet mee!', paragraphs: [], emblem });
  expect(html).toMatch(/<td align="center" style="[^"]*color:inherit">/);
  // Regression: without a face, the dial was a bare number.
  expect(html).toContain('>Minuut 25</p>');
});
