import type { MailedLinkPurpose } from './link.ts';

type Text = {
  readonly subject: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  readonly note?: string;
};
/** The mails that tell a person what has changed. */
export type AccountNotice = 'email-changed' | 'password-changed' | 'passkey-added' | 'passkey-removed';

/** The mails of this module. None carries a name: anyone may type a name beside another person's address. */
export type AccountMails = Readonly<
  Record<MailedLinkPurpose, Text & { readonly label: string }> &
    Record<AccountNotice, Text> & {
      /** The first mail to a person with a generated password. */
      readonly generatedPassword: { readonly text: string; readonly label: string };
      /** The link in the mail of a receipt. */
      readonly receiptLogin: { readonly text: string; readonly label: string };
    }
>;
