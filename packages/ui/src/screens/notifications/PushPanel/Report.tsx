import { Text } from '../../../components/Text/Text';
import type { PushReport } from './use-push-report';

/** Says what came of an action, beside it. The region is always there: one that comes with its text is not read. */
export function Report({ report }: { report: PushReport | null }) {
  return (
    <div role="status">
      {report && (
        <Text weight="medium" tone={report.isGood ? 'in-range' : 'critical'}>
          {report.text}
        </Text>
      )}
    </div>
  );
}
