import { campaignFormTexts } from '#site/features/campaign-form/texts.ts';
import { managementTexts } from '#site/features/management/texts.ts';
import { createEmail } from '#tests/e2e/support/account.ts';
import type { Tab } from './tab.ts';
import { PHONE, test } from './test.ts';

const texts = campaignFormTexts('nl');
const dashboard = managementTexts('nl').campaigns;

async function fillPersonal(tab: Tab): Promise<void> {
  const { personal, common } = texts.account;
  await tab.type(common.email, createEmail('celebrity'));
  await tab.type(personal.artistName, 'Mila Steen');
  await tab.type(personal.phone, '+31 6 12345678');
  await tab.set(personal.gender, 'female');
  await tab.set(personal.country, 'NL');
  await tab.type(personal.city, 'Utrecht');
  await tab.type(personal.knownFor, 'Liedjes over de stad');
  await tab.type(personal.bio, 'Ik zing over straten en mensen.');
  await tab.press('field', personal.no);
}

async function fillCampaign(tab: Tab, name: string): Promise<void> {
  const { fields, keywords, categories, charity, editor } = texts;
  await tab.type(fields.name, name);
  await tab.type(fields.description, 'We koken samen');
  await tab.press('button', editor.bold);
  await tab.typeOn(' voor de buurt');
  await tab.set(fields.plannedDate, '2031-07-15');
  await tab.set(fields.plannedTime, '19:30');
  await tab.type(fields.plannedLocation, 'Utrecht');
  // On a phone it is longer than the field.
  await tab.set(fields.fanQuestion, 'fame-purpose');
  for (const keyword of categories[0]?.keywords.slice(0, 3) ?? []) await tab.press('button', keyword);
  await tab.type(keywords.own, 'soep');
  await tab.typeOn('\n');
  await tab.set(charity.label);
  await tab.press('field', fields.video);
  await tab.press('field', fields.agreeToTerms.split('{')[0] ?? '');
  await tab.press('field', fields.protocolLink);
}

test.use({ size: PHONE });

test('a celebrity without an account creates a campaign', async ({ tab }) => {
  const name = `Een uur soep ${crypto.randomUUID().slice(0, 6)}`;
  await tab.open('/nl/dashboard/campaigns/create');
  await fillPersonal(tab);
  await tab.photograph('personal data');
  await tab.press('button', texts.wizard.next);
  await tab.waitForHeading(texts.wizard.powerHourHeading);
  await fillCampaign(tab, name);
  await tab.photograph('campaign form');
  await tab.press('button', texts.fields.create);
  await tab.waitForUrl(/\/nl\/dashboard(?!\/campaigns\/create)/);
  await tab.waitForText(dashboard.successNotPublic);
  await tab.waitForText(name);
  await tab.photograph('own campaigns');
});
