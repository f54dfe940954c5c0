/** A guide in Markdown whose code is meant to be run. */
export type Guide = {
  /** By name, which the first line of each is: `// client.ts`, `# server.env`. */
  files: Record<string, string>;
  /** Commands, each with what the guide shows that it prints. */
  runs: { command: string; prints: string }[];
  commands: string[];
  /** Commands of each block of them, in order. */
  steps: string[][];
};

type Block = { kind: string; text: string };

/** @param markdown its blocks of code are marked `ts`, `json`, `ini`, `sh`, and `text` for what the command before prints */
export function readGuide(markdown: string): Guide {
  const blocks = [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
    ([, kind = '', text = '']): Block => ({ kind, text }),
  );
  const steps = blocks.filter(({ kind }) => kind === 'sh').map(({ text }) => text.trim().split('\n'));
  return {
    files: Object.fromEntries(
      blocks.flatMap(({ text }) => {
        const [, name] = /^(?:\/\/|#) ([\w-]+\.\w+)\n/.exec(text) ?? [];
        return name ? [[name, text]] : [];
      }),
    ),
    runs: blocks.flatMap(({ kind, text }, index) => {
      const next = blocks[index + 1];
      return kind === 'sh' && next?.kind === 'text' ? [{ command: text.trim(), prints: next.text }] : [];
    }),
    steps,
    commands: steps.flat(),
  };
}
