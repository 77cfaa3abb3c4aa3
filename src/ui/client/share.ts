/** A button that hands a page on by the sheet that the system has for it. */
import { element } from './element.ts'

/** Puts it where a page says, in `data-share`, which address there is to share; nowhere where the system has no such sheet. */
export function offerShares(): void {
  if (!navigator.share) return
  for (const place of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const button = element('button', { type: 'button', class: 'copy' }, 'Share')
    const { share: url = location.href } = place.dataset
    // Who closes the sheet has shared nothing, and knows it.
    button.addEventListener('click', () => navigator.share({ title: document.title, url }).catch(() => {}))
    place.append(button)
  }
}
