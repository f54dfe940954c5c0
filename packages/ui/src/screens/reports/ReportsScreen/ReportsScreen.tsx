import { Download, FileText } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';
import type { Action } from '../../../patterns/state';
import { Part } from './Part';
import { SummaryPart, type SummaryPartProps } from './SummaryPart';

export type ReportsScreenProps = {
  /** The table of a patient's own readings; left out for others, who have none. */
  readings?: { action: Action; onDownload: () => void };
  /** A patient's summary for others; left out likewise. */
  summary?: SummaryPartProps;
  /** True for a doctor, whose figures stand beside their consultations. */
  isDoctor?: boolean;
  /** True for an administrator, whose figures stand in the administration. */
  isAdministrator?: boolean;
};

/** Offers what can be taken from here today: a summary, a table, paper, an archive. Nothing is offered that is not there. */
export function ReportsScreen({ readings, summary, isDoctor, isAdministrator }: ReportsScreenProps) {
  return (
    <Page title={m.reports_title()} description={m.reports_description()}>
      {readings && (
        <Part title={m.reports_health()} text={m.reports_health_text()}>
          <div>
            <Button icon={FileText} href="/dashboard/reports/health">
              {m.reports_health_open()}
            </Button>
          </div>
        </Part>
      )}
      {isDoctor && (
        <Part title={m.reports_doctor()} text={m.reports_doctor_text()}>
          <div>
            <Button tone="secondary" href="/dashboard/doctor-consultations#visit-figures">
              {m.reports_others_open()}
            </Button>
          </div>
        </Part>
      )}
      {isAdministrator && (
        <Part title={m.reports_others()} text={m.reports_others_text()}>
          <div>
            <Button tone="secondary" href="/dashboard/admin?tab=analytics">
              {m.reports_others_open()}
            </Button>
          </div>
        </Part>
      )}
      {readings && (
        <Part title={m.reports_table()} text={m.reports_table_text()}>
          {readings.action.phase === 'failed' && <Banner tone="attention">{readings.action.message}</Banner>}
          <div>
            <Button
              tone="secondary"
              icon={Download}
              isPending={readings.action.phase === 'pending'}
              onPress={readings.onDownload}
            >
              {m.reports_table_download()}
            </Button>
          </div>
          <div role="status">
            {readings.action.phase === 'done' && (
              <Text size={14} tone="muted">
                {m.reports_table_done()}
              </Text>
            )}
          </div>
        </Part>
      )}
      {summary && <SummaryPart {...summary} />}
      {readings && (
        <Part title={m.reports_paper()} text={m.reports_paper_text()}>
          <div>
            <Button tone="secondary" href="/dashboard/vital-signs">
              {m.reports_paper_open()}
            </Button>
          </div>
        </Part>
      )}
      <Part title={m.reports_archive()} text={m.reports_archive_text()}>
        <div>
          <Button tone="secondary" href="/dashboard/settings/data">
            {m.reports_archive_open()}
          </Button>
        </div>
      </Part>
    </Page>
  );
}
