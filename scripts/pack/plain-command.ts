/** Programs that are called in the same way everywhere. In PowerShell `curl` is another program, and `export` and `touch` do not exist. */
const programs = new Set(['npm', 'npx', 'node', 'git', 'cd', 'mkdir']);

/**
 * Returns why one of bash, PowerShell (5 too) and cmd would read a line differently from the others; null if all read it alike. Arguments
 * that contain spaces or begin with @ need double quotes, which all three know.
 */
export function whyNotPlain(line: string): string | null {
  const words: readonly string[] = line.match(/"[^"]*"|\S+/g) ?? [];
  const bare = line.replace(/"[^"$`%!\\]*"/g, 'quoted');
  if (!programs.has(words[0] ?? '')) return `"${words[0]}" is no program that all have`;
  if (line !== line.trim()) return 'it has space at an end';
  if (/[\\^`]$/.test(line)) return 'it goes on in the next line';
  if (bare.includes("'")) return 'cmd knows no single quotes';
  if (/[&|;<>()]/.test(bare)) return 'commands are not chained or redirected alike';
  if (/[$%`!^*?~{}#]/.test(bare)) return 'it has a sign that a shell reads otherwise';
  if (bare.includes('"')) return 'a quoted word holds what a shell reads otherwise';
  if (bare.includes('\\')) return 'paths are written with /';
  if (words.some((word) => word.startsWith('@'))) return 'PowerShell takes an unquoted @ for its own';
  if (words.includes('--')) return 'PowerShell keeps an unquoted -- for itself';
  if (words.some((word) => /^-[^-].*[.=]/.test(word))) return 'PowerShell splits it at its dot';
  if (['cd', 'mkdir'].includes(words[0] ?? '') && bare.includes('/')) return 'cmd takes / for an option here';
  return null;
}
