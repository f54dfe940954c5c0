/**
 * Completed years at a moment, or null where the date of birth is not known. Counted on calendar dates, the moment's date taken
 * in its own offset.
 *
 * @param dateOfBirth `YYYY-MM-DD`
 * @param at RFC 3339
 */
export function ageInYears(dateOfBirth: string | null, at: string): number | null {
  const born = /^(\d{4})-(\d{2})-(\d{2})$/.exec(dateOfBirth ?? '');
  const then = /^(\d{4})-(\d{2})-(\d{2})/.exec(at);
  if (!born || !then) return null;
  const years = Number(then[1]) - Number(born[1]);
  const hadBirthday = `${then[2]}${then[3]}` >= `${born[2]}${born[3]}`;
  return hadBirthday ? years : years - 1;
}
