import type { Services } from '../../../kernel/services/services';
import { dashboardQuestions } from './dashboard-questions';

/** Asks for what a patient's dashboard will show, before it is known who is here: one way to the server instead of two. */
export function fetchDashboard({ queryClient, $api }: Services, search: string): void {
  const [summary, course, profile, facts] = dashboardQuestions(search);
  void queryClient.prefetchQuery($api.queryOptions(...summary));
  void queryClient.prefetchQuery($api.queryOptions(...course));
  void queryClient.prefetchQuery($api.queryOptions(...profile));
  void queryClient.prefetchQuery($api.queryOptions(...facts));
}
