import type { MailedLinkPurpose } from './link.ts';

type Text = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly note?: string;
};
export type LinkText = { readonly text: string; readonly label: string };
/** The mails that tell a person what has changed. */
export type AccountNotice =
  | 'email-changed'
  | 'correction-undone'
  | 'password-changed'
  | 'passkey-added'
  | 'passkey-removed'
  | 'new-device';

/** The mails of this module. None carries a name: anyone may type a name beside another person's address. */
export type AccountMails = Readonly<
  Record<MailedLinkPurpose, Text & { readonly label: string }> &
    Record<AccountNotice, Text> & {
      /** In the first mail to a person with a generated password. */
      readonly generatedPassword: LinkText;
      /** In the first mail, for an address that another person typed. */
      readonly notMe: LinkText;
      /** What a code adds to the mail of a link that logs in. */
      readonly loginCode: (code: string) => { readonly subject: string; readonly paragraph: string };
      readonly receiptLogin: LinkText;
    }
>;
