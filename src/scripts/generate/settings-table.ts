/** The README's table of settings, made from their rows. */
import type { Setting } from '#src/env.ts'

/** Markdown: one row per setting. */
export const settingsTable = (
  settings: Readonly<Record<string, Pick<Setting<unknown>, 'default' | 'description'>>>,
): string =>
  [
    '| setting | default | meaning |',
    '| --- | --- | --- |',
    ...Object.entries(settings).map(([name, row]) => `| \`${name}\` | ${row.default} | ${row.description} |`),
  ].join('\n')
