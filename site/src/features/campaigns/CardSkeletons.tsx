import { Spinner } from '#site/ui/Spinner.tsx';
import type { CampaignTexts } from './texts.ts';

type CardSkeletonsProps = {
  readonly count: number;
  /** The classes that lay out the cards, and each of them, so that nothing moves when they replace the placeholders. */
  readonly className: string;
  readonly cardClass: string;
  readonly texts: CampaignTexts['loading'];
};

/** Shows placeholders with the size of the cards that are loading. */
export function CardSkeletons({ count, className, cardClass, texts }: CardSkeletonsProps) {
  return (
    <div className="campaigns-loading">
      <div className="visually-hidden">
        <Spinner label={texts.loading} />
      </div>
      <ul className={`${className} skeletons`} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <li key={index}>
            <div className={`card ${cardClass}`}>
              <div className="skeleton skeleton-media" />
              <div className="card-body">
                <div className="card-names">
                  <div className="card-title">
                    <div className="skeleton skeleton-title" />
                  </div>
                  <div className="skeleton skeleton-text" />
                </div>
                <div className="skeleton campaign-description" />
                <div className="skeleton skeleton-text" />
                <div className="card-foot row">
                  <div className="skeleton skeleton-foot" />
                </div>
              </div>
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
