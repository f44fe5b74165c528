import { useEffect, useEffectEvent, useRef } from 'react';
import { SIGN_UP_ROLES } from '#api/accounts/rules.ts';
import type { AccountTexts } from './texts.ts';

export type SignUpRole = (typeof SIGN_UP_ROLES)[number];

type RoleChoiceProps = {
  readonly texts: AccountTexts['register'];
  readonly role: SignUpRole;
  readonly onChoose: (role: SignUpRole) => void;
};

/** The three roles that a person may choose for themselves. */
export function RoleChoice({ texts, role, onChoose }: RoleChoiceProps) {
  const helps = { fan: texts.fanHelp, celebrity: texts.celebrityHelp, charity: texts.charityHelp };
  const ref = useRef<HTMLFieldSetElement>(null);
  // React neither undoes nor notices a choice that was made before it ran.
  const adoptEarlyChoice = useEffectEvent(() => {
    const chosen = ref.current?.querySelector<HTMLInputElement>(':checked:not([checked])');
    const early = SIGN_UP_ROLES.find((each) => each === chosen?.value);
    if (early) onChoose(early);
  });
  useEffect(() => adoptEarlyChoice(), []);

  return (
    <fieldset ref={ref} className="field roles">
      <legend className="label">{texts.role}</legend>
      {SIGN_UP_ROLES.map((each) => (
        <label key={each} className="choice role">
          <input
            type="radio"
            name="role"
            value={each}
            checked={role === each}
            onChange={() => onChoose(each)}
          />
          <span>
            <strong>{texts[each]}</strong>
            <span className="help">{helps[each]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}
