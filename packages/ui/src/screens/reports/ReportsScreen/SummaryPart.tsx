import { Download, Share2 } from 'lucide-react';
import { useState } from 'react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Checkbox } from '../../../components/Checkbox/Checkbox';
import { Inline } from '../../../components/Inline/Inline';
import { Text } from '../../../components/Text/Text';
import type { Action } from '../../../patterns/state';
import { Part } from './Part';

export type SummaryPartProps = {
  action: Action;
  /** Fetches the summary and gives it to the browser to save. */
  onDownload: (asked: { withOnlyYou: boolean }) => void;
};

/** The International Patient Summary: what it is, what it leaves out, and the person's choice about what they keep to themselves. */
export function SummaryPart({ action, onDownload }: SummaryPartProps) {
  const [withOnlyYou, setWithOnlyYou] = useState(false);
  return (
    <Part title={m.reports_summary()} text={m.reports_summary_text()}>
      <Text>{m.reports_summary_in()}</Text>
      <Text>{m.reports_summary_out()}</Text>
      <Checkbox
        label={m.reports_summary_only_you()}
        description={m.reports_summary_only_you_help()}
        value={withOnlyYou}
        onChange={setWithOnlyYou}
      />
      {action.phase === 'failed' && <Banner tone="attention">{action.message}</Banner>}
      <Inline space={3}>
        <Button
          tone="secondary"
          icon={Download}
          isPending={action.phase === 'pending'}
          onPress={() => onDownload({ withOnlyYou })}
        >
          {m.reports_summary_download()}
        </Button>
        <Button tone="quiet" icon={Share2} needs="full" href="/dashboard/medical-records/links">
          {m.links_pass_on()}
        </Button>
      </Inline>
      <div role="status">
        {action.phase === 'done' && (
          <Text size={14} tone="muted">
            {m.reports_summary_done()}
          </Text>
        )}
      </div>
    </Part>
  );
}
