import { ImageField } from '#site/features/media/ImageField.tsx';
import type { SectionProps } from './props.ts';
import { Section } from './Section.tsx';

/** Media: the picture of the campaign's card and page. */
export function MediaSection({
  form,
  texts,
  onUploading,
}: SectionProps & { readonly onUploading: (isUploading: boolean) => void }) {
  return (
    <Section name="media" title={texts.fields.media}>
      <ImageField
        texts={texts.image}
        optional={texts.fields.optional}
        picture={form.values.image}
        problem={form.problems['image']}
        onChange={(picture) => form.set('image', picture)}
        onUploading={onUploading}
      />
    </Section>
  );
}
