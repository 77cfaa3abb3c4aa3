/** Buttons that copy what stands before them. */
import { element, status } from './element.ts'

/** How long a button says that it has copied. */
const SAID_MS = 2000

let say: ((text: string) => void) | undefined

/**
 * Puts a button behind each element that says, in `data-copy`, what there is to copy. Where it says nothing, that is the element's text,
 * as it is then, and `data-name` what the text is.
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
