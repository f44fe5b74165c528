import { expect, test } from 'vitest';
import { renderMail } from './render-mail.ts';

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
