/** Storybook makes "Waiting For Passkey" of a story's name; we write as we speak. Abbreviations keep their capitals. */
export const sentenceCase = (name: string): string =>
  name.replaceAll(/(?<= )[A-Z](?=[a-z]| |$)/g, (letter) => letter.toLowerCase());
