import type { User } from '#api/accounts/contract.ts';
import type { Language } from '#api/platform/rules.ts';
import { useSession } from '../accounts/SessionProvider.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import type { OwnTexts } from './texts.ts';

type WrongRoleNoticeProps = {
  readonly language: Language;
  readonly texts: OwnTexts['page'];
  readonly user: User;
};

/** Tells a fan that only others run campaigns, and what they can do instead (RULES.md, "Roles"). */
export function WrongRoleNotice({ language, texts, user }: WrongRoleNoticeProps) {
  const { logOut } = useSession();
  return (
    <div className="empty">
      <h1 className="cf-empty-title">{texts.refusedTitle}</h1>
      <p>{fillText(texts.refused, { name: user.name || user.email })}</p>
      <div className="row cf-ways">
        <a className="button" href={`/${language}`}>
          {texts.toCampaigns}
        </a>
        <button type="button" className="button button-quiet" onClick={() => void logOut()}>
          {texts.logOut}
        </button>
      </div>
    </div>
  );
}
