import type { Services } from '../../app/services';
import { localTimeZone } from '../../platform/time-zone';
import { readCourseAddress } from './course-address';
import { courseOf, profileQuestion, summaryOf } from './dashboard-questions';

/** Asks for what a patient's dashboard will show, before it is known who is here: one way to the server instead of two. */
export function fetchDashboard({ queryClient, $api }: Services, search: string): void {
  const period = readCourseAddress(new URLSearchParams(search));
  void queryClient.prefetchQuery($api.queryOptions(...summaryOf(localTimeZone())));
  void queryClient.prefetchQuery($api.queryOptions(...courseOf(period)));
  void queryClient.prefetchQuery($api.queryOptions(...profileQuestion));
}
