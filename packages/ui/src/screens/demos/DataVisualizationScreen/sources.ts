/** Names who says that a blood pressure at home of 135/85 is high, and one below 90/60 low. */
export const pressureSources = [
  {
    title: 'NICE NG136, Hypertension in adults, 2019 (updated 2023)',
    clause: '1.2: home average 135/85 equals 140/90 in the clinic; 1.5: 180/120 or more',
    url: 'https://www.nice.org.uk/guidance/ng136',
  },
  {
    title: 'NHS, Low blood pressure (hypotension)',
    clause: 'Below 90/60',
    url: 'https://www.nhs.uk/conditions/low-blood-pressure-hypotension/',
  },
] as const;
