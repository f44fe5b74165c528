import { useState } from 'react';
import type { EditableProfile } from '#api/charities/profile-contract.ts';
import type { Media } from '#api/media/contract.ts';
import { showToast } from '#site/ui/toasts.ts';
import { callEndpoint } from '#widget/client/outcome.ts';
import { api } from '../accounts/api.ts';
import { ImageField } from '../media/ImageField.tsx';
import type { ImageTexts } from '../media/texts.ts';
import type { CharityProfileTexts } from './texts.ts';

type LogoFieldProps = {
  readonly doc: EditableProfile;
  readonly image: ImageTexts;
  readonly texts: CharityProfileTexts['form'];
  readonly onSaved: (doc: EditableProfile) => void;
};

/** The logo of a charity, which shows as soon as it is uploaded. */
export function LogoField({ doc, image, texts, onSaved }: LogoFieldProps) {
  const [logo, setLogo] = useState(doc.logo);
  const [isOwn, setOwn] = useState(doc.isOwnLogo);
  const [problem, setProblem] = useState<string>();

  async function change(next: Media | null): Promise<void> {
    setLogo(next);
    setProblem(undefined);
    // The same picture with another description, which is saved by itself.
    if (next !== null && next.id === logo?.id) return;
    const outcome = await callEndpoint(() =>
      api.charities[':id'].profile.$patch({
        param: { id: doc.id },
        json: { logo: next?.id ?? null },
        header: {},
      }),
    );
    if (outcome.kind === 'done') {
      setOwn(outcome.value.doc.isOwnLogo);
      onSaved(outcome.value.doc);
      showToast({ kind: 'success', text: texts.logoSaved });
      return;
    }
    setLogo(logo);
    setProblem(outcome.kind === 'unreachable' ? texts.unreachable : (outcome.message ?? texts.saveFailed));
  }

  return (
    <ImageField
      texts={{ ...image, label: texts.logo, help: texts.logoHelp, preview: texts.logoPreview }}
      optional={texts.optional}
      picture={logo}
      problem={problem}
      isLogo
      isDescribable={logo === null || isOwn}
      onChange={(next) => void change(next)}
    />
  );
}
