import { Download, Printer } from 'lucide-react';
import * as m from '../../../../generated/messages/messages';
import { Banner } from '../../../components/Banner/Banner';
import { Button } from '../../../components/Button/Button';
import { Card } from '../../../components/Card/Card';
import { Heading } from '../../../components/Heading/Heading';
import { Inline } from '../../../components/Inline/Inline';
import { kindLabel } from '../../../components/private/reading/words';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import { Page } from '../../../patterns/Page/Page';
import { Phases } from '../../../patterns/Phases/Phases';
import type { Action, Loaded } from '../../../patterns/state';
import { ReportForm } from './ReportForm';
import { SectionCard } from './SectionCard';
import type { HealthReport, ReportChoice } from './types';

export { readingTypes } from './ReportForm';
export type { ReportChoice, ReportPart, ReportPeriod } from './types';

export type HealthReportScreenProps = {
  state: Loaded<{ report: HealthReport }>;
  choice: ReportChoice;
  onChoose: (choice: ReportChoice) => void;
  /** Fetches the PDF and gives it to the browser to save. */
  paper: { action: Action; onDownload: () => void };
  /** Saves the tables of the report that is shown. */
  onTable: () => void;
  onRetry: () => void;
};

/** A period of one's record, to be read, printed or handed over. What asked for action stands before the averages. */
export function HealthReportScreen({
  state,
  choice,
  onChoose,
  paper,
  onTable,
  onRetry,
}: HealthReportScreenProps) {
  return (
    <Page
      title={m.health_report_title()}
      isWide
      description={m.health_report_description()}
      up={{ href: '/dashboard/reports', label: m.reports_title() }}
    >
      <ReportForm choice={choice} onChoose={onChoose} />
      {choice.parts.length === 0 ? (
        <Text>{m.health_report_none()}</Text>
      ) : (
        <Phases
          state={state}
          failed={{ title: m.health_report_failed(), text: m.health_report_failed_text() }}
          onRetry={onRetry}
        >
          {({ report }) => (
            <Stack space={5}>
              <Actions paper={paper} onTable={onTable} />
              {report.leftOut.length > 0 && (
                <div data-print="hide">
                  <Banner tone="info">
                    {m.health_report_left_out({ types: report.leftOut.map(kindLabel).join(', ') })}
                  </Banner>
                </div>
              )}
              <Card as="section" aria-labelledby="report-of">
                <Stack space={2}>
                  <Heading level={2} id="report-of">
                    {m.health_report_of({ name: report.name })}
                  </Heading>
                  <Text>{report.about}</Text>
                  <Text weight="bold">{report.span}</Text>
                  <Text size={14} tone="muted">
                    {report.notice}
                  </Text>
                </Stack>
              </Card>
              {report.sections.map((section) => (
                <SectionCard key={section.id} section={section} />
              ))}
            </Stack>
          )}
        </Phases>
      )}
    </Page>
  );
}

function Actions({ paper, onTable }: Pick<HealthReportScreenProps, 'paper' | 'onTable'>) {
  return (
    <div data-print="hide">
      <Stack space={3}>
        {paper.action.phase === 'failed' && <Banner tone="attention">{paper.action.message}</Banner>}
        <Inline space={3}>
          <Button icon={Download} isPending={paper.action.phase === 'pending'} onPress={paper.onDownload}>
            {m.health_report_pdf()}
          </Button>
          <Button tone="secondary" icon={Printer} onPress={() => window.print()}>
            {m.health_report_print()}
          </Button>
          <Button tone="secondary" icon={Download} onPress={onTable}>
            {m.health_report_table()}
          </Button>
        </Inline>
        <div role="status">
          {paper.action.phase === 'done' && (
            <Text size={14} tone="muted">
              {m.health_report_saved()}
            </Text>
          )}
        </div>
      </Stack>
    </div>
  );
}
