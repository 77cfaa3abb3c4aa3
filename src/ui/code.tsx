import { Fragment } from 'react'

/** Matches names of fields in JSON, and quoted texts in programs. */
const marked = { json: /("(?:[^"\\\n]|\\.)*")(?=: )/g, program: /('[^']*'|"[^"\n]*"|`[^`]*`)/g }

/** Code or data, to be copied whole. `name` tells readers what it is. */
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
