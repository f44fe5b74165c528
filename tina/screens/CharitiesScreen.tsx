import { EDITOR_LANGUAGE, translate } from '../texts/translate.ts';

const REVIEW = `/${EDITOR_LANGUAGE}/dashboard/charities`;

/** Where an admin reviews the charities that people added: on the site, with the account that one has there. */
export function CharitiesScreen() {
  return (
    <section aria-labelledby="charities" style={{ maxWidth: 720, margin: '0 auto', padding: 32 }}>
      <h1 id="charities" style={{ fontSize: 28, fontWeight: 700, marginBottom: 8 }}>
        {translate('Charities')}
      </h1>
      <p style={{ color: '#475569', marginBottom: 24 }}>
        {translate(
          'What people add while they make a campaign waits for an admin, who approves or rejects it and sees who uses it. You do that on the site, with an admin account.',
        )}
      </p>
      <a
        href={REVIEW}
        target="_blank"
        rel="noopener"
        style={{ color: '#5b2a9d', textDecoration: 'underline', fontWeight: 600 }}
      >
        {translate('Review the charities (new tab)')}
      </a>
    </section>
  );
}
