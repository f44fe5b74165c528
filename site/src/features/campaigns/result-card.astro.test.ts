import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { expect, test } from 'vitest';
import { createCampaignCard } from './campaign.fixture.ts';
import { toText } from './moment-matrix.fixture.tsx';
import ResultCard from './ResultCard.astro';

const container = await AstroContainer.create();

test.each([
  ['platform', 12_000, 'De opbrengstdeelnemers12voor Kinderkoor Zonder Drempels€ 120Je'],
  ['charity', 11_700, 'opgehaald€ 120voor Kinderkoor Zonder Drempels, na kosten€ 117Van'],
] as const)(
  'what was raised and what reaches the charity are one figure if they are the same: %s',
  async (payer, due, text) => {
    const result = { participants: 12, raisedCents: 12_000, charityCents: due, costsCents: 300 };
    const campaign = createCampaignCard({ result, costsCoveredBy: payer });
    const html = await container.renderToString(ResultCard, { props: { campaign, language: 'nl' } });
    expect(toText(html).replaceAll(/\s+/g, ' ')).toContain(text);
  },
);
