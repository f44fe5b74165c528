import { campaignCarouselTemplate } from './campaign-carousel.template.ts';
import { campaignListTemplate } from './campaign-list.template.ts';
import { centredTextTemplate } from './centred-text.template.ts';
import { columnGridTemplate } from './column-grid.template.ts';
import type { BlockTemplate } from './editor-field.ts';
import { floatingImageTemplate } from './floating-image.template.ts';
import { heroTemplate } from './hero.template.ts';
import { highlightedHeroTemplate } from './highlighted-hero.template.ts';
import { howToTemplate } from './how-to.template.ts';
import { imageClusterTemplate } from './image-cluster.template.ts';
import { quoteTemplate } from './quote.template.ts';
import { richTextTemplate } from './rich-text.template.ts';
import { statsAndLogosTemplate } from './stats-and-logos.template.ts';
import { superHeroTemplate } from './super-hero.template.ts';
import { testimonialsTemplate } from './testimonials.template.ts';
import { threeCellGridTemplate } from './three-cell-grid.template.ts';
import { threeColumnGridTemplate } from './three-column-grid.template.ts';

/** The blocks that editors can add to a page, in the order of the picker. */
export const BLOCK_TEMPLATES: BlockTemplate[] = [
  heroTemplate,
  superHeroTemplate,
  highlightedHeroTemplate,
  threeColumnGridTemplate,
  threeCellGridTemplate,
  statsAndLogosTemplate,
  testimonialsTemplate,
  quoteTemplate,
  floatingImageTemplate,
  imageClusterTemplate,
  richTextTemplate,
  campaignCarouselTemplate,
  campaignListTemplate,
  columnGridTemplate,
  howToTemplate,
  centredTextTemplate,
];
