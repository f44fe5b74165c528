import { GENERATED_PASSWORD_ALPHABET, GENERATED_PASSWORD_LENGTH } from './rules.ts';

/** Bytes from here on would make the first characters of the alphabet likelier than the rest. */
const FAIR_BYTES = 256 - (256 % GENERATED_PASSWORD_ALPHABET.length);

/** A password for someone who did not choose one (specification §9): 12 characters, each equally likely. */
export function generatePassword(): string {
  let password = '';
  while (password.length < GENERATED_PASSWORD_LENGTH) {
    const [byte = FAIR_BYTES] = crypto.getRandomValues(new Uint8Array(1));
    if (byte < FAIR_BYTES)
      password += GENERATED_PASSWORD_ALPHABET.charAt(byte % GENERATED_PASSWORD_ALPHABET.length);
  }
  return password;
}
