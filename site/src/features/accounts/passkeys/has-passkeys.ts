/** Whether this browser knows passkeys. */
export function hasPasskeys(): boolean {
  return typeof PublicKeyCredential === 'function' && 'parseCreationOptionsFromJSON' in PublicKeyCredential;
}
