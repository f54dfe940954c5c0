/** A guide in Markdown whose code is meant to be run. */
export type Guide = {
  /** By name, which the first line of each is: `// client.ts`. */
  files: Record<string, string>;
  /** Commands, each with what the guide shows that it prints. */
  runs: { command: string; prints: string }[];
  commands: string[];
  /** Names of the packages that are installed by its commands. */
  installs: string[];
};

type Block = { kind: string; text: string };

/** @param markdown its blocks of code are marked `ts`, `json`, `sh`, and `text` for what the command before prints */
export function readGuide(markdown: string): Guide {
  const blocks = [...markdown.matchAll(/^```(\w+)\n(.*?)^```$/gms)].map(
    ([, kind = '', text = '']): Block => ({ kind, text }),
  );
  const commands = blocks.filter(({ kind }) => kind === 'sh').flatMap(({ text }) => text.trim().split('\n'));
  return {
    files: Object.fromEntries(
      blocks.flatMap(({ text }) => {
        const [, name] = /^\/\/ ([\w-]+\.\w+)\n/.exec(text) ?? [];
        return name ? [[name, text]] : [];
      }),
    ),
    runs: blocks.flatMap(({ kind, text }, index) => {
      const next = blocks[index + 1];
      return kind === 'sh' && next?.kind === 'text' ? [{ command: text.trim(), prints: next.text }] : [];
    }),
    commands,
    installs: commands
      .filter((command) => command.startsWith('npm install '))
      .flatMap((command) => command.split(' ').slice(2))
      .filter((word) => !word.startsWith('-')),
  };
}
