import { render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { createPicture } from '../media/media.fixture.ts';
import { createCampaignCard } from './campaign.fixture.ts';
import { CampaignList } from './CampaignList.tsx';
import { flushRequests, resetIslands, stubCampaignList } from './islands.fixture.ts';
import { campaignTexts } from './texts.ts';

afterEach(resetIslands);

const SCENE = createPicture({
  url: '/api/media/file/stage.webp',
  filename: 'stage.webp',
  alt: 'A stage',
  width: 1600,
  height: 900,
});
const withPortrait = (file: string) => ({
  image: SCENE,
  celebrity: {
    id: 'x',
    name: 'Iemand',
    city: null,
    countryOfResidence: 'NL',
    avatar: { url: `/api/media/file/${file}`, width: 900, height: 1200, focal: { x: 50, y: 22 } },
    hasProfile: true,
    isConfirmed: false,
  },
});

test('cards show the celebrity’s face in front of the scene, and no picture twice', async () => {
  const own = createCampaignCard({ slug: 'zing', name: 'Zing', ...withPortrait('noor-400.webp') });
  const same = createCampaignCard({ slug: 'kook', name: 'Kook', ...withPortrait('stage-400.webp') });
  stubCampaignList([own, same]);
  render(<CampaignList language="nl" texts={campaignTexts('nl')} />);
  await flushRequests();
  const listPictures = (name: string) =>
    [...(screen.getByRole('link', { name }).closest('article')?.querySelectorAll('img') ?? [])].map(
      (picture) => picture.getAttribute('src'),
    );
  expect(listPictures('Zing')).toEqual([SCENE.url, '/api/media/file/noor-400.webp']);
  expect(listPictures('Kook')).toEqual([SCENE.url]);
});
