import { Fragment } from 'react'

/** Names of fields in JSON, and what is quoted in programs. */
const marked = { json: /("(?:[^"\\\n]|\\.)*")(?=: )/g, program: /('[^']*'|"[^"\n]*"|`[^`]*`)/g }

/** Text as a program reads it, to be copied whole. Who reads it is told what it is by `name`. */
export const Code = ({ text, name, language }: { text: string; name: string; language: keyof typeof marked }) => (
  // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolled by the keyboard too, where it is wider than its place
  <pre tabIndex={0} data-copy="" data-name={name}>
    <code className={language === 'json' ? 'language-json' : undefined}>
      {text.split(marked[language]).map((part, index) => (
        // Every second part is marked.
        // biome-ignore lint/suspicious/noArrayIndexKey: the order of the parts of a text never changes
        <Fragment key={index}>{index % 2 === 1 ? <b>{part}</b> : part}</Fragment>
      ))}
    </code>
  </pre>
)
