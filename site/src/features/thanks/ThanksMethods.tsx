import type { OwnThanks } from '#api/thanks/contract.ts';
import type { ThanksTexts } from './texts.ts';

type ThanksMethodsProps = { readonly thanks: OwnThanks; readonly texts: ThanksTexts };

/** Shows how the owner chose to thank fans when creating the campaign. */
export function ThanksMethods({ thanks, texts }: ThanksMethodsProps) {
  const { method, includePhotos, allowPoohSend } = thanks;
  return (
    <section className="panel thanks-chosen" aria-labelledby="thanks-chosen">
      <h2 id="thanks-chosen">{texts.chosen}</h2>
      <ul>
        <li>{texts[`by-${method}`]}</li>
        {includePhotos && method !== 'photos' && <li>{texts.withPhotos}</li>}
        {allowPoohSend && <li>{texts.poohSend}</li>}
      </ul>
    </section>
  );
}
