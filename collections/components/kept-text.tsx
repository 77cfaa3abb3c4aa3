'use client'
/** A box for a text that outlives the form, as `useKept` keeps it. */
import { type ComponentProps, type RefObject, useEffect } from 'react'

type Props = Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onChange'> & {
  box: RefObject<HTMLTextAreaElement | null>
  text: string
  onText(text: string): void
}

/**
 * React does not hold its text: while a form is drawn anew it does not get to draw the box, and would put back what stood there before
 * each key.
 */
export function KeptText({ box, text, onText, ...more }: Props) {
  useEffect(() => {
    if (box.current && box.current.value !== text) box.current.value = text
  }, [box, text])
  return <textarea {...more} ref={box} defaultValue={text} onChange={(event) => onText(event.target.value)} />
}
