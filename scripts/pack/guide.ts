/** A guide in Markdown whose code is meant to be run. */
export type Guide = {
  /** Files by name, which is in the first line of each: `// client.ts`, `# server.env`. */
  files: Record<string, string>;
  /** Commands, each with the output that the guide shows. */
  runs: { command: string; prints: string }[];
  commands: string[];
  /** Commands of each block, in order. */
  steps: string[][];
};

type Block = { kind: string; text: string };

/** @param markdown with code blocks marked `ts`, `json`, `ini`, `sh`, and `text` for the output of the command before */
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
