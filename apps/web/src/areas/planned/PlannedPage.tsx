import { PlannedScreen } from '@nadi/ui/screens/system/PlannedScreen';
import { type PlannedId, plannedPage } from './pages';

/** A page of the list of what is not there yet. */
export function PlannedPage({ id }: { id: PlannedId }) {
  const { title, what, today, link, isUrgent = false } = plannedPage(id);
  return (
    <PlannedScreen
      title={title()}
      what={what()}
      today={today()}
      isUrgent={isUrgent}
      {...(link && { link: { href: link.href, label: link.label() } })}
    />
  );
}
