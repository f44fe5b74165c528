import { GENERATED_PASSWORD_ALPHABET as ALPHABET, GENERATED_PASSWORD_LENGTH } from '#api/accounts/rules.ts';

/** Bytes from here on would make the first characters of the alphabet likelier than the rest. */
const FAIR_BYTES = 256 - (256 % ALPHABET.length);

/** Returns a password for silent registration (specification §9): 12 characters, each equally likely. */
export function generatePassword(): string {
  let password = '';
  while (password.length < GENERATED_PASSWORD_LENGTH) {
    const [byte = FAIR_BYTES] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR_BYTES) password += ALPHABET.charAt(byte % ALPHABET.length);
  }
  return password;
}
