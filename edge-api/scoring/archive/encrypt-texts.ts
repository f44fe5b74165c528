import { hmacSha256 } from '#api/platform/digest.ts';
import { ArchivedTexts } from './archive-object.ts';

const CIPHER = 'AES-GCM';
const NONCE_BYTES = 12;

type KeyedSubmission = {
  readonly submissionId: string;
  /** The submission's key in the record, which an erasure deletes. */
  readonly key: string;
};

/** Encrypts the texts of an answer for its submission; nobody reads them once its key is erased. Returns base64. */
export async function encryptTexts(
  { submissionId, key }: KeyedSubmission,
  texts: ArchivedTexts,
): Promise<string> {
  const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
  const algorithm = { name: CIPHER, iv: nonce, additionalData: new TextEncoder().encode(submissionId) };
  const plain = new TextEncoder().encode(JSON.stringify(texts));
  const encrypted = await crypto.subtle.encrypt(algorithm, await importKey(key, 'encrypt'), plain);
  return Buffer.concat([nonce, new Uint8Array(encrypted)]).toString('base64');
}

/** Decrypts what {@link encryptTexts} returned; throws for another submission or key, and when a bit was changed. */
export async function decryptTexts(
  { submissionId, key }: KeyedSubmission,
  encrypted: string,
): Promise<ArchivedTexts> {
  const bytes = Buffer.from(encrypted, 'base64');
  const iv = bytes.subarray(0, NONCE_BYTES);
  const algorithm = { name: CIPHER, iv, additionalData: new TextEncoder().encode(submissionId) };
  const encryptionKey = await importKey(key, 'decrypt');
  const plain = await crypto.subtle.decrypt(algorithm, encryptionKey, bytes.subarray(NONCE_BYTES));
  return ArchivedTexts.parse(JSON.parse(new TextDecoder().decode(plain)));
}

/** The key of the record signs digests, so what encrypts is derived from it. */
function importKey(key: string, usage: 'encrypt' | 'decrypt'): Promise<CryptoKey> {
  const bytes = Buffer.from(hmacSha256(key, 'archive', 'base64'), 'base64');
  return crypto.subtle.importKey('raw', bytes, CIPHER, false, [usage]);
}
