/**
 * Whether a password is among the 49,000 that breaches have shown most often, whatever its case. The list ships with
 * the product and asks nobody; it is unpacked the first time that somebody chooses a password.
 */
export async function isKnownPassword(password: string): Promise<boolean> {
  known ??= readList();
  return (await known).has(password.normalize('NFKC').toLowerCase());
}

let known: Promise<ReadonlySet<string>> | undefined;

async function readList(): Promise<ReadonlySet<string>> {
  const { dictionary } = await import('@zxcvbn-ts/language-common');
  return new Set(dictionary['passwords-common'].map(String));
}
