import { atom } from 'nanostores';
import type { Campaign } from '#api/campaigns/contract.ts';

/** The owner's campaigns that are on the screen, whose share pictures are to be up to date (keep-share-pictures.ts). */
export const $sharedCampaigns = atom<readonly Campaign[]>([]);
