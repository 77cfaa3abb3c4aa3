/** A button that shares a page by the system's own dialog. */
import { element } from './element.ts'

/** Adds the button to each element with `data-share`, which holds the address to share, if the system has such a dialog. */
export function offerShares(): void {
  if (!navigator.share) return
  for (const place of document.querySelectorAll<HTMLElement>('[data-share]')) {
    const button = element('button', { type: 'button', class: 'copy' }, 'Share')
    const { share: url = location.href } = place.dataset
    // A rejection means that the reader closed the dialog: there is nothing to tell.
    button.addEventListener('click', () => navigator.share({ title: document.title, url }).catch(() => {}))
    place.append(button)
  }
}
