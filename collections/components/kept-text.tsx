'use client'
/** A box for a text that outlives the form, as `useKept` keeps it. */
import { type ComponentProps, type RefObject, useEffect } from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> & {
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  onText(text: string): void
}

/**
 * The box is uncontrolled: while a form is redrawn, React does not get to render it in time, and would undo each key.
 */
export function KeptText({ box, text, onText, ...more }: Props) {
  useEffect(() => {
    if (box.current && box.current.value !== text) box.current.value = text
  }, [box, text])
  return <textarea {...more} ref={box} defaultValue={text} onChange={(event) => onText(event.target.value)} />
}
