/** Buttons that copy what stands before them. */
import { element, status } from './element.ts'

/** How long a button says that it has copied. */
const SAID_MS = 2000

let say: ((text: string) => void) | undefined

/**
 * Puts a button after each element with `data-copy`, which holds the text to copy. Where that is empty, the button copies the element's
 * present text, and `data-name` says what that is.
 */
export function offerCopies(within: ParentNode): void {
  const copyable = within.querySelectorAll<HTMLElement>('[data-copy]')
  // Browsers lend the clipboard to pages from secure addresses only.
  if (copyable.length === 0 || !navigator.clipboard) return
  say ??= status()
  for (const shown of copyable) {
    const { copy: text, name = text } = shown.dataset
    const button = element('button', { type: 'button', class: 'copy', 'aria-label': `Copy ${name}` }, 'Copy')
    button.addEventListener('click', async () => {
      const isCopied = await navigator.clipboard.writeText(text || (shown.textContent ?? '')).then(
        () => true,
        () => false,
      )
      button.textContent = isCopied ? 'Copied' : 'Not copied'
      say?.(`${name}: ${button.textContent.toLowerCase()}`)
      setTimeout(() => {
        button.textContent = 'Copy'
      }, SAID_MS)
    })
    shown.after(button)
  }
}
