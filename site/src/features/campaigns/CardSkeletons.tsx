import { Spinner } from '#site/ui/Spinner.tsx';
import type { CampaignTexts } from './texts.ts';

type CardSkeletonsProps = {
  readonly count: number;
  /** The class that lays out the cards, so that nothing moves when the cards replace the placeholders. */
  readonly className: string;
  readonly texts: CampaignTexts['loading'];
};

/** Shows placeholders with the size of the cards that are loading. */
export function CardSkeletons({ count, className, texts }: CardSkeletonsProps) {
  return (
    <div className="campaigns-loading">
      <div className="visually-hidden">
        <Spinner label={texts.loading} />
      </div>
      <div className={`${className} skeletons`} aria-hidden="true">
        {Array.from({ length: count }, (_, index) => (
          <div className="card campaign-card" key={index}>
            <div className="skeleton skeleton-media" />
            <div className="card-body">
              <div className="card-title">
                <div className="skeleton skeleton-title" />
              </div>
              <div className="skeleton skeleton-text" />
              <div className="skeleton campaign-description" />
              <div className="card-foot">
                <div className="skeleton skeleton-foot" />
              </div>
            </div>
          </div>
        ))}
      </div>
    </div>
  );
}
