/**
 * Whether a password is among the 49,000 that breaches have shown most often, whatever its case. The list ships with
 * the product and asks nobody; it is unpacked the first time that somebody chooses a password.
 */
export async function isCommonPassword(password: string): Promise<boolean> {
  passwordList ??= loadPasswordList();
  return (await passwordList).has(password.normalize('NFKC').toLowerCase());
}

let passwordList: Promise<ReadonlySet<string>> | undefined;

async function loadPasswordList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
