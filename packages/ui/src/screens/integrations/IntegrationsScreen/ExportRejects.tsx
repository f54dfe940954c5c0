import * as m from '../../../../generated/messages/messages';
import { Disclosure } from '../../../components/Disclosure/Disclosure';
import { Stack } from '../../../components/Stack/Stack';
import { Text } from '../../../components/Text/Text';
import type { AppleExport, ExportReject } from './export-types';
import { notReadWords, rejectWords } from './export-words';

const listed = 5;
/** More lines than this slow a phone down and are read by no one. */
const maxLines = 200;

function Lines({ rejects }: { rejects: readonly ExportReject[] }) {
  return rejects.map((reject, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: two records can have the same fault, and the list never changes.
    <Text key={index} size={14}>
      {rejectWords(reject)}
    </Text>
  ));
}

/** Says which records of an export are not added, and why: the dangerous first, then what is no reading of ours by type and number. */
export function ExportRejects({ notRead, rejects, rejected, dangerous }: AppleExport) {
  // Shows heart rates in any case: a person would look for them.
  const said = notRead.filter(({ reason }) => reason !== 'other-type');
  const others = notRead.filter(({ reason }) => reason === 'other-type');
  // All of the dangerous ones that are there stand in sight.
  const inSight = Math.max(listed, Math.min(dangerous, maxLines));
  const rest = rejects.slice(inSight, inSight + maxLines);
  const unshown = rejected - Math.min(rejects.length, inSight + maxLines);
  return (
    <Stack space={3}>
      {rejected > 0 && (
        <Stack space={1}>
          <Text as="strong">{m.csv_unread({ count: rejected })}</Text>
          <Lines rejects={rejects.slice(0, inSight)} />
          {rest.length > 0 && (
            <Disclosure label={m.csv_unread_more({ count: rejected - inSight })}>
              <Stack space={1}>
                <Lines rejects={rest} />
                {unshown > 0 && (
                  <Text size={14} tone="muted">
                    {m.csv_unread_not_shown({ count: unshown })}
                  </Text>
                )}
              </Stack>
            </Disclosure>
          )}
        </Stack>
      )}
      {said.map((one) => (
        <Text key={`${one.name} ${one.reason}`} size={14}>
          {notReadWords(one)}
        </Text>
      ))}
      {others.length > 0 && (
        <Disclosure label={m.health_export_not_read({ count: others.length })}>
          <Stack space={1}>
            <Text size={14} tone="muted">
              {m.health_export_not_read_about()}
            </Text>
            {others.map((one) => (
              <Text key={one.name} size={14}>
                {notReadWords(one)}
              </Text>
            ))}
          </Stack>
        </Disclosure>
      )}
    </Stack>
  );
}
