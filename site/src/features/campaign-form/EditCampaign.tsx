import { useState } from 'react';
import type { Campaign } from '#api/campaigns/contract.ts';
import { formatCancellation, MEETING_HELD } from '#api/campaigns/cancellation-rules.ts';
import { Empty } from '#site/ui/Empty.tsx';
import { useCampaignState } from '../campaigns/clock.ts';
import { EditForm, type EditFormProps } from './EditForm.tsx';
import { useDraftKey } from './use-stored-draft.ts';
import './campaign-form.css';

type EditCampaignProps = Omit<EditFormProps, 'campaign' | 'onSaved'> & {
  readonly first: Campaign;
  /** The server's time when it rendered the page, in milliseconds. */
  readonly servedAt: number;
};

/** The form that edits one of the person's own campaigns, as long as any part of it can change. */
export function EditCampaign({ first, servedAt, ...props }: EditCampaignProps) {
  const { language, texts } = props;
  const [campaign, setCampaign] = useState(first);
  const key = useDraftKey(props.user.id, `edit-${campaign.id}`, 'alt');
  const isHeld = useCampaignState(campaign, servedAt) === 'met';
  const { cancelled } = campaign;
  if (cancelled || isHeld) {
    return (
      <Empty
        heading={<h1 className="cf-empty-title">{cancelled ? texts.page.cancelledTitle : campaign.name}</h1>}
        text={cancelled ? formatCancellation(cancelled, language) : MEETING_HELD[language]}
        href={`/${language}/dashboard`}
        label={texts.page.toDashboard}
      />
    );
  }
  return <EditForm key={key} {...props} campaign={campaign} onSaved={setCampaign} />;
}
