import { expiredOn } from '../src/expired-on';
import { readArticles } from '../src/read-articles';

/** Names the articles whose review is overdue today, or on the day given, `YYYY-MM-DD`; fails if there are any. */
const [day = new Date().toISOString().slice(0, 10)] = process.argv.slice(2);
const due = expiredOn(readArticles(), day);
for (const { slug, nextReviewOn } of due) console.error(`${slug}: review was due on ${nextReviewOn}`);
if (due.length) process.exitCode = 1;
else console.log(`No review of an article is overdue on ${day}.`);
