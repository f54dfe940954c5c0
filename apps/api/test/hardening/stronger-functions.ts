/** The functions that work with the rights of their owner: each is called by triggers, by the keeper, or checks by itself who asks. */
export const strongerFunctions: readonly string[] = [
  // Functions of family: each checks who calls, and for whom they act.
  'accept_family_invitation',
  // Shows accounts to administrators alone: nothing of their owners' health.
  'accounts_of',
  'acting_for',
  'add_dependant',
  // Those of the rollups are called by triggers, and by the keeper; nobody signed in may call them.
  'add_notification',
  'add_to_record_totals',
  'add_to_vital_sign_days',
  'append_audit',
  'append_own_reads',
  'audit_person',
  // For administrators alone: the trail, in parts.
  'audit_slice',
  // Decides what a doctor is told before consent, how consent begins, and how a code is tried.
  'begin_consent',
  'begin_consultation',
  // Is a trigger, for whoever signs up as a patient.
  'begin_patient',
  // Whom a referral to a study is between.
  'begin_trial_referral',
  'busy_times',
  // Cancels visits of a doctor who leaves: it asks who cancels.
  'cancel_visits_of',
  'clear_people_counts',
  'clear_vital_sign_days',
  'consent_tries',
  // Shows requests and accesses to administrators alone, without reasons and entries.
  'consents_to_administer',
  // Those of the counts too.
  'count_added_notifications',
  // Only for administrators, and only a number.
  'count_broadcast_segment',
  'count_changed_notifications',
  // Only for administrators, and only a number.
  'count_connected_accounts',
  'count_doctors',
  // Only for administrators, and only a number.
  'count_due_jobs',
  'count_frontend_errors',
  'count_medical_record',
  'count_notifications',
  'count_person',
  'count_removed_notifications',
  // Counts changes to what the patient shares for whom the caller writes; it changes no consent.
  'count_shared_change',
  // Only for administrators, and only numbers.
  'count_visits',
  // For administrators alone, about another's account.
  'decide_suspension',
  'deletion_asked_by',
  // Triggers of ties that end, and of whoever is deleted.
  'end_acted_keys',
  'end_dependant',
  'end_files',
  // A trigger of patients who are erased: it takes the jobs that name them.
  'end_insight_jobs',
  // Is a trigger, for whoever has their account erased.
  'end_patient',
  'enqueue_job',
  'erase_dependant',
  // A trigger of profiles; it leaves files of records alone.
  'erase_old_photo',
  // Triggers of people who are erased, and of drafts.
  'erase_visits',
  'family_circle',
  'family_members',
  // For administrators alone: ids.
  'find_accounts',
  'find_audit_entries',
  'find_doctors',
  // For administrators alone: what pages logged, without people.
  'find_frontend_logs',
  'follow_record',
  'follow_record_at_insert',
  // Triggers of visits and messages that go: they delete what was stored of them elsewhere, also where an account is erased.
  'forget_message_answers',
  'forget_message_photo',
  // A trigger of requests and interests that are withdrawn.
  'forget_pharmacist',
  'forget_trial_answers',
  // A trigger of visits: it deletes the files of photos that are gone, also where a doctor's account is erased.
  'forget_visit_photos',
  // A trigger of waitlist entries that are deleted: it takes what named their doctor.
  'forget_waitlist_entry',
  'found_patient',
  'hand_overs',
  'invited_to_take_over',
  'is_adult_patient',
  // Called by other functions; nobody signed in may call it.
  'is_suspended',
  'is_verified_doctor',
  'keep_guardian',
  // Triggers of connections that end: they keep what names added readings, and leave sealed tokens to be revoked.
  'keep_identities',
  // Tells a caller of their own looks alone.
  'last_looks',
  'leave_tokens',
  // When the other patients of a doctor came, for one who waits; not who they are.
  'line_of_visit',
  // A trigger of times that are held while someone books: it takes away what has run out, also of others.
  'make_room_for_hold',
  // Those of removed files too.
  'mark_removed_file',
  'mark_removed_upload',
  // Runs for the doctor of a visit: it asks who calls, and for a consent that covers medicines.
  'medicines_of_visit',
  // The doctor who answers for a study, as registered.
  'name_trial_coordinator',
  // A trigger of what a record is made of: it enqueues the id of the person.
  'note_record_change',
  // Serves whoever has the address of a calendar.
  'open_calendar_feed',
  // Serves whoever has the link of a person's summary: the one asks for the handle and the passcode, the other for a ticket.
  'open_health_link',
  // Only the caller's own.
  'own_address',
  'own_guardians',
  'own_password_hash',
  // Runs for the doctor of a visit: it asks who calls.
  'patient_of_visit',
  // Whom an administrator gives the right of a pharmacist: it asks for the role, and takes the whole address.
  'pharmacist_by_email',
  // Runs before sign-in: a caller who has the code of a paper has its id.
  'prescription_to_check',
  'rebuild_vital_sign_days',
  'recount_changed_vital_signs',
  'recount_removed_vital_signs',
  'recount_vital_sign_days',
  'register_notification_device',
  // Gives back what checkouts reserved whose time is over; it tells of nobody.
  'release_checkouts',
  // A trigger of doctors who are not verified any more.
  'release_trials',
  // For administrators alone, about an account of someone who is none.
  'remove_second_step',
  'replace_password',
  // A trigger of checkouts and orders of people who are erased.
  'return_stock',
  'review_dependant',
  'search_patients',
  'send_take_over',
  // To whom an interest in a study goes.
  'send_trial_interest',
  // Looks for itself whether the caller may decide who sees the record of a patient.
  'sharing_for',
  'sum_record_file',
  'take_health_link_file',
  'take_over',
  'thin_drafts',
  'trial_doctor',
  'update_dependant',
  'verify_consent_code',
  // Shows when visits are and their states to administrators alone, without what was written.
  'visits_to_administer',
];
