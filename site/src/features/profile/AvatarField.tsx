import { useState } from 'react';
import type { CelebrityProfile } from '#api/celebrities/contract.ts';
import type { Media } from '#api/media/contract.ts';
import { showToast } from '#site/ui/toasts.ts';
import { ImageField } from '#site/features/media/ImageField.tsx';
import type { ImageTexts } from '#site/features/media/texts.en.ts';
import type { AccountTexts } from '../accounts/texts.ts';
import { saveAvatar } from '../accounts/profile-calls.ts';

type AvatarFieldProps = {
  readonly doc: CelebrityProfile;
  readonly image: ImageTexts;
  readonly texts: Pick<AccountTexts, 'common' | 'profile'>;
};

/** The picture of a celebrity: it takes the place of the initials, as soon as it is uploaded. */
export function AvatarField({ doc, image, texts: { common, profile } }: AvatarFieldProps) {
  const [avatar, setAvatar] = useState(doc.avatar);
  const [problem, setProblem] = useState<string>();

  async function change(next: Media | null): Promise<void> {
    setAvatar(next);
    setProblem(undefined);
    const outcome = await saveAvatar(doc.id, next?.id ?? null);
    if (outcome.kind === 'done') return;
    setAvatar(avatar);
    setProblem(outcome.kind === 'unreachable' ? common.unreachable : profile.saveFailed);
    showToast({ kind: 'error', text: profile.saveFailed });
  }

  return (
    <ImageField
      texts={{ ...image, label: profile.avatar, help: profile.avatarHelp, preview: profile.avatarPreview }}
      optional={common.optional}
      picture={avatar}
      problem={problem}
      isPortrait
      onChange={(next) => void change(next)}
    />
  );
}
