/** The type of a notification that says of an answer to a reminder that it is not sent yet. */
export const keptType = 'dose-kept';

/** Closes what says that answers of a person wait, once none of their doses does. */
export async function closeKeptAnswers(
  registration: Pick<ServiceWorkerRegistration, 'getNotifications'>,
  owner: string,
): Promise<void> {
  for (const one of await registration.getNotifications())
    if (one.data?.type === keptType && one.data.owner === owner) one.close();
}
