import { z } from 'zod';
import { CharityCampaigns } from '../campaigns/contract.ts';
import { AcceptedInvitation, CharityAccess, Invitation } from '../charities/invitation-contract.ts';
import {
  CharityProfile,
  EditableProfile,
  OwnCharities,
  SitemapCharity,
} from '../charities/profile-contract.ts';
import type { OperationDocs } from './operation-doc.ts';

const Ok = z.object({ ok: z.literal(true) });

/** Calls about what charities say about themselves, and who says it. */
export const CHARITY_OPERATIONS: OperationDocs = {
  'GET /api/charities/by-slug/{slug}': {
    summary: 'What an approved charity says about itself',
    access: 'anyone',
    answer: z.object({ doc: CharityProfile }),
  },
  'GET /api/charities/by-slug/{slug}/campaigns': {
    summary:
      'A page of the public campaigns for an approved charity, active ones first, with what all of them raised',
    access: 'anyone',
    answer: CharityCampaigns,
  },
  'GET /api/charities/addresses': {
    summary: 'Where every approved charity is, for search engines',
    access: 'anyone',
    answer: z.object({ docs: z.array(SitemapCharity) }),
  },
  'GET /api/charities/mine': {
    summary: 'The approved charities whose profile the caller’s account edits',
    access: 'person',
    answer: OwnCharities,
  },
  'GET /api/charities/{id}/profile': {
    summary: 'The profile of a charity, for its accounts and admins',
    access: 'ownerOrAdmin',
    answer: z.object({ doc: EditableProfile }),
  },
  'PATCH /api/charities/{id}/profile': {
    summary: 'Change the profile of a charity, in the version that If-Match names, as its account or admin',
    access: 'ownerOrAdmin',
    answer: z.object({ doc: EditableProfile }),
    errors: [412],
  },
  'POST /api/admin/charities/{id}/invite': {
    summary: 'Send an address a link with which an account edits a charity’s profile, as admin',
    access: 'admin',
    status: 201,
    answer: CharityAccess,
    errors: [409, 429],
  },
  'GET /api/admin/charities/{id}/access': {
    summary: 'Who edits a charity’s profile and who is invited to, as admin',
    access: 'admin',
    answer: CharityAccess,
  },
  'DELETE /api/admin/charities/{id}/accounts/{userId}': {
    summary: 'Take a charity’s profile away from an account, as admin',
    access: 'admin',
    answer: Ok,
  },
  'DELETE /api/admin/charities/{id}/invitations/{invitationId}': {
    summary: 'Make an invitation stop working, as admin',
    access: 'admin',
    answer: Ok,
  },
  'POST /api/charity-invitations/read': {
    summary: 'The charity and the account that an invitation is for, by the token of its mail',
    access: 'token',
    answer: Invitation,
  },
  'POST /api/charity-invitations/accept': {
    summary: 'Accept an invitation by the token of its mail, with the charity’s account that it is for',
    access: 'charity',
    answer: AcceptedInvitation,
    errors: [409],
  },
};
