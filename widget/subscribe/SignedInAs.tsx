import type { Person } from './flow.ts';
import { fillPlaces } from '../client/fill-text.ts';
import type { SubscribeTexts } from './texts.ts';

type SignedInAsProps = {
  readonly person: Person;
  readonly texts: SubscribeTexts;
  readonly onLogOut: () => void;
};

/** Shows the account that is logged in, with a button to log out on a shared device. */
export function SignedInAs({ person, texts, onLogOut }: SignedInAsProps) {
  return (
    <p className="sf-row sf-person">
      <span>{fillPlaces(texts.loggedInAs, { email: person.email })}</span>
      <button type="button" className="link" onClick={onLogOut}>
        {texts.notYou}
      </button>
    </p>
  );
}
