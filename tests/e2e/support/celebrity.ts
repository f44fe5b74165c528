import { expect, type Page } from '@playwright/test';
import { callApiAs, PASSWORD } from './account.ts';
import { createEmail } from './people.ts';

/** Creates a celebrity for this test alone and logs the page in. */
export async function logInAsCelebrity(page: Page): Promise<string> {
  const email = await createCelebrity(page);
  await logIn(page, email, PASSWORD);
  return email;
}

/** Creates a celebrity; returns the email address. */
export async function createCelebrity(page: Page): Promise<string> {
  const email = createEmail('celebrity');
  const made = await callApiAs(page, 'POST', '/api/users-custom', {
    email,
    password: PASSWORD,
    role: 'celebrity',
    artistName: 'Mila Steen',
    phone: '0612345678',
    gender: 'female',
    countryOfResidence: 'NL',
    city: 'Utrecht',
    knownFor: 'Liedjes',
    bio: 'Ik zing over straten.',
    hasFanbase: 'no',
  });
  expect(made.status()).toBe(201);
  return email;
}

/** Logs the page in by the API. */
export async function logIn(page: Page, email: string, password = 'powerhour'): Promise<void> {
  const response = await callApiAs(page, 'POST', '/api/users/login', { email, password });
  expect(response.status()).toBe(200);
}

/** Creates a campaign of the logged-in person; returns its id. */
export async function createCampaign(page: Page): Promise<string> {
  const response = await callApiAs(page, 'POST', '/api/campaigns/create', {
    name: 'Een uur zingen',
    artistName: 'Mila Steen',
    description: 'We zingen een uur lang samen.',
    plannedDate: '2031-07-15',
    plannedTime: '19:30',
    plannedLocation: 'Utrecht',
    fanQuestion: 'why-meet',
    thankYouMethod: 'video',
    importantKeywords: 'zingen',
    charity: 'other',
    newCharity: 'Stichting Samen Zingen',
    agreeToTerms: true,
    agreeToProtocol: true,
  });
  expect(response.status()).toBe(201);
  return String(Object(await response.json()).doc.id);
}
