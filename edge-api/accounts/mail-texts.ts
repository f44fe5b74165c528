import type { MailedLinkPurpose } from './link.ts';

type Text = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly note?: string;
};
type LinkText = { readonly text: string; readonly label: string };
/** Mails that notify a person of a change. */
export type AccountNotice =
  | 'email-changed'
  | 'correction-undone'
  | 'password-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'new-device';

/** The mails of this module. None includes a name: anyone may enter a name with another person's address. */
export type AccountMails = Readonly<
  Record<MailedLinkPurpose, Text & { readonly label: string }> &
    Record<AccountNotice, Text & { readonly toProfile?: string }> & {
      /** In the first mail, for an address that someone else entered. */
      readonly notMe: LinkText;
      /** What a code adds to the mail of a log-in link. */
      readonly loginCode: { readonly subject: string; readonly paragraph: string };
      readonly receiptLogin: LinkText;
    }
>;
