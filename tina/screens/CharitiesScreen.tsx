export function CharitiesScreen() {
  return <p>soon</p>;
}
