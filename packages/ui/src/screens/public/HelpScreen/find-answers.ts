import type { Topic } from './questions';

/** Without case and accents. */
const plain = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Returns the topics with those of their questions that have every word of a search, in question, answer or topic. */
export function findAnswers(topics: readonly Topic[], search: string): Topic[] {
  const words = plain(search).split(/\s+/).filter(Boolean);
  return topics
    .map((topic) => ({
      ...topic,
      questions: topic.questions.filter(({ question, answer }) => {
        const text = plain(`${topic.title} ${question} ${answer}`);
        return words.every((word) => text.includes(word));
      }),
    }))
    .filter(({ questions }) => questions.length > 0);
}
