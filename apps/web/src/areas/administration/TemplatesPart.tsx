import { TemplatesScreen } from '@nadi/ui/screens/admin/TemplatesScreen';
import { useSearchParams } from 'react-router-dom';
import { useClock } from '../../kernel/browser/clock';
import { readPage } from '../../kernel/browser/page-address';
import { savedOf } from '../../kernel/online-writes/saved';
import { useOnlineWrite } from '../../kernel/online-writes/use-online-write';
import { listOptions, listState } from '../../kernel/page/page-state';
import { useServices } from '../../kernel/services/use-services';
import { templatesQuery } from './broadcasts-query';
import { createBroadcastTemplate, deleteBroadcastTemplate, updateBroadcastTemplate } from './online-writes';

/** The templates of the tab of communication. */
export function TemplatesPart() {
  const [query, setQuery] = useSearchParams();
  const { $api } = useServices();
  const clock = useClock();
  const list = $api.useQuery(...templatesQuery(readPage(query)), listOptions);
  const add = useOnlineWrite(createBroadcastTemplate);
  const change = useOnlineWrite(updateBroadcastTemplate);
  const remove = useOnlineWrite(deleteBroadcastTemplate);
  return (
    <TemplatesScreen
      state={listState(list)}
      clock={clock}
      onSave={async (draft, before) =>
        savedOf(
          before ? await change({ id: before.id, version: before.version, body: draft }) : await add(draft),
          () => ({}),
        )
      }
      onDelete={async ({ id, version }) => savedOf(await remove({ id, version }), () => ({}))}
      onPageChange={(page) =>
        setQuery({ tab: 'communication', view: 'templates', ...(page > 1 && { page: String(page) }) })
      }
      onRetry={() => void list.refetch()}
    />
  );
}
