import { publishedAgo, Tips, Voices } from '@nadi/ui/screens/public/HomeScreen';
import { startIslands } from './islands';

startIslands({ tips: () => <Tips />, voices: () => <Voices /> });

// The present is not known when the page is drawn, only once somebody reads it.
const now = new Date().toISOString();
for (const time of document.querySelectorAll<HTMLTimeElement>('time[data-published]'))
  time.textContent = publishedAgo(time.dateTime, now);
