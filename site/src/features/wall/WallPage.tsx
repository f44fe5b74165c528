import { useState } from 'react';
import type { Language } from '#api/platform/rules.ts';
import { WALL_STATES, type WallState } from '#api/wall/rules.ts';
import { SelectField } from '#site/ui/Field.tsx';
import { fillText } from '#widget/client/fill-text.ts';
import { usePages } from '#widget/client/use-pages.ts';
import { LoadMore } from '#site/ui/LoadMore.tsx';
import type { ShellTexts } from '../accounts/shell/texts.ts';
import { CampaignPage, CampaignPageFrame, type CampaignPageTexts } from '../campaigns/CampaignPageFrame.tsx';
import type { WallTexts } from './texts.ts';
import { readAllowedAnswers } from './wall-calls.ts';
import { WallDecision } from './WallDecision.tsx';
import './wall.css';

type WallPageProps = {
  readonly language: Language;
  /** The campaign's id. */
  readonly id: string;
  readonly texts: WallTexts['owner'];
  readonly common: CampaignPageTexts;
};

/** The page on which an owner decides which of the allowed answers anyone reads. */
export function WallPage({ shell, ...props }: WallPageProps & { readonly shell: ShellTexts['shell'] }) {
  const [state, setState] = useState<WallState>('waiting');
  return (
    <CampaignPage shell={shell} language={props.language} texts={props.common} title={props.texts.pageTitle}>
      <WallView key={state} {...props} state={state} onState={setState} />
    </CampaignPage>
  );
}

type WallViewProps = WallPageProps & {
  readonly state: WallState;
  readonly onState: (state: WallState) => void;
};

function WallView({ language, id, texts, common, state, onState }: WallViewProps) {
  const { resource, docs, hasMore, reload, refresh, loadMore } = usePages((place, signal) =>
    readAllowedAnswers(id, state, place, signal),
  );
  const [status, setStatus] = useState('');
  if (resource.kind === 'failed' && resource.failure.status === 409)
    return (
      <div className="empty">
        <h1>{texts.tooSoonTitle}</h1>
        <p>{resource.failure.message}</p>
        <a className="button" href={`/${language}/dashboard`}>
          {common.back}
        </a>
      </div>
    );
  return (
    <CampaignPageFrame
      language={language}
      resource={resource}
      texts={common}
      title={texts.pageTitle}
      onRetry={reload}
    >
      {() => (
        <>
          <h1>{texts.title}</h1>
          <p className="lead">{texts.lead}</p>
          <div className="wall-filter">
            <SelectField
              label={texts.filter}
              name="state"
              value={state}
              onChange={({ target }) => onState(WALL_STATES.find((one) => one === target.value) ?? 'waiting')}
              options={WALL_STATES.map((one) => [one, texts[one]])}
            />
          </div>
          <p className="visually-hidden" role="status">
            {status}
          </p>
          {docs.length === 0 && <p>{texts.none}</p>}
          <ul className="verdicts">
            {docs.map((answer) => (
              <li key={answer.id}>
                <WallDecision
                  answer={answer}
                  texts={texts}
                  campaignId={id}
                  onDecided={async (now) => {
                    const text = now === 'shown' ? texts.isShown : texts.isHidden;
                    setStatus(fillText(text, { name: answer.displayName }));
                    await refresh();
                  }}
                />
              </li>
            ))}
          </ul>
          {hasMore && <LoadMore texts={texts} onLoad={loadMore} />}
        </>
      )}
    </CampaignPageFrame>
  );
}
